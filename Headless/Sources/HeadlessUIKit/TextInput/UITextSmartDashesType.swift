/// Whether hyphens become dashes; stored only.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}
