class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let contacts = ContactsViewController(contacts: [Contact(name: "Ada Lovelace", note: nil)])
    let navigationController = UINavigationController(rootViewController: contacts)
    window.rootViewController = navigationController
    window.tintColor = Theme.Color.brand
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
