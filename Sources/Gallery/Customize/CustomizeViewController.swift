import Flix

/// A table that is always edited: the controls above can be removed and put in order, those below be included.
public final class CustomizeViewController: FormViewController {
  private let controls = Controls(
    [
      "Alarm", "Calculator", "Camera", "Flashlight", "Low Power", "Magnifier", "Stopwatch", "Text Size", "Timer",
      "Voice Memos", "Wallet",
    ],
    including: ["Flashlight", "Timer", "Calculator", "Camera"]
  )

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Customize"
    tableView.isEditing = true
    let included = IncludedControlsProvider(controls)
    let more = MoreControlsProvider(controls)
    tableView.flix.animatable.build {
      Section(header: "Include", footer: "Drag the controls into the order you like.") { included }
      Section(header: "More Controls") { more }
    }
  }
}
