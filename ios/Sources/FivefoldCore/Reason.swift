import Foundation

/// Returns the message shown for an error of the core or of the system. The reason of a fault is for a log.
public func reason(of error: any Error, language: String) -> String {
  guard let error = error as? FivefoldError else { return error.localizedDescription }
  return switch error {
  case .UnknownGame(let id): id
  case .Save(let reason), .Refused(let reason): reason
  case .Listener, .Fault: fault(in: language)
  }
}

private func fault(in language: String) -> String {
  do {
    return try faultWords(locale: language)
  } catch {
    return error.localizedDescription
  }
}
