extension UIBarButtonItem {
  /// How a button looks.
  public nonisolated enum Style: Int, Sendable {
    /// Like the others.
    case plain = 0
    /// Like the others, too.
    case bordered = 1
    /// As the one that ends what a person does.
    case done = 2
  }

  /// What a button is there for, from which its title or image follows.
  public nonisolated enum SystemItem: Int, Sendable {
    /// Ends what a person does and keeps it.
    case done = 0
    /// Ends what a person does and keeps nothing of it.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds something.
    case add = 4
    /// Space that takes what is left; in the bar of a window the items keep to their side anyway.
    case flexibleSpace = 5
    /// Space of `width`.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers what can be done.
    case action = 9
    /// Moves into a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Fetches anew.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back in what is played.
    case rewind = 19
    /// Goes forward in what is played.
    case fastForward = 20
    /// Takes the last change back.
    case undo = 21
    /// Makes a change that was taken back again.
    case redo = 22
    /// Turns a page; it has no sign on the desktop.
    case pageCurl = 23
    /// Closes.
    case close = 24
    /// Helps with writing; it has no sign on the desktop.
    case writingTools = 25
  }
}

nonisolated extension UIBarButtonItem.SystemItem {
  /// The icon in the desktop's theme, for items that have none but a title.
  var iconName: String? {
    switch self {
    case .add: "list-add-symbolic"
    case .compose: "document-edit-symbolic"
    case .reply: "mail-reply-sender-symbolic"
    case .action: "emblem-shared-symbolic"
    case .organize: "folder-symbolic"
    case .bookmarks: "user-bookmarks-symbolic"
    case .search: "system-search-symbolic"
    case .refresh: "view-refresh-symbolic"
    case .stop, .close: "window-close-symbolic"
    case .camera: "camera-photo-symbolic"
    case .trash: "user-trash-symbolic"
    case .play: "media-playback-start-symbolic"
    case .pause: "media-playback-pause-symbolic"
    case .rewind: "media-seek-backward-symbolic"
    case .fastForward: "media-seek-forward-symbolic"
    case .undo: "edit-undo-symbolic"
    case .redo: "edit-redo-symbolic"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .pageCurl, .writingTools: nil
    }
  }

  /// What the item is called, in sight or to assistive technologies.
  var name: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .writingTools: "Writing Tools"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  var isSpace: Bool { self == .fixedSpace || self == .flexibleSpace }
}
