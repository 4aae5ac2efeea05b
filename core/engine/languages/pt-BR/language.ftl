name = Português (Brasil)
digit-group = .
