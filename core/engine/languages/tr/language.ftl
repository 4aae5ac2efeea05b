name = Türkçe
digit-group = .
