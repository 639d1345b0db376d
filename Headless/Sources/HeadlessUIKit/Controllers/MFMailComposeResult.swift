/// How a mail ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}
