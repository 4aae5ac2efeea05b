name = Deutsch
digit-group = .
