import Foundation

@available(iOS 2.2, *)
public class AVAudioPlayer {
  public init(data: Data) throws { fatalError() }
  @discardableResult public func play() -> Bool { fatalError() }
}
@available(iOS 3.0, *)
public class AVAudioSession {
  public struct Category: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { fatalError() }
    public static var ambient: AVAudioSession.Category { fatalError() }
  }
  public class func sharedInstance() -> AVAudioSession { fatalError() }
  public func setCategory(_ category: AVAudioSession.Category) throws { fatalError() }
}
