import Foundation

/// What an error of the core says to people; of any other error what there is to say.
public func reason(of error: any Error) -> String {
  guard let error = error as? FivefoldError else { return error.localizedDescription }
  return switch error {
  case .UnknownGame(let id): id
  case .Save(let reason), .Refused(let reason), .Listener(let reason), .Fault(let reason): reason
  }
}
