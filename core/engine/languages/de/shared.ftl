# Wörter, die alle Spiele gemeinsam haben. Ein Spiel kann denselben Schlüssel mit eigenen Worten füllen.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# Ergebnisse, für die Leiste am Ende
result-won = { $side ->
    [first] { -orange } gewinnt
   *[second] { -blue } gewinnt
}
result-draw = Unentschieden

end-resigned = { $side ->
    [first] { -blue } hat aufgegeben.
   *[second] { -orange } hat aufgegeben.
}
end-timed-out = { $side ->
    [first] Die Zeit von { -blue } ist abgelaufen.
   *[second] Die Zeit von { -orange } ist abgelaufen.
}
end-agreed = Beide haben sich auf Unentschieden geeinigt.
end-repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
end-full = Das Brett ist voll.

# Aufforderungen
prompt-computer = Der Computer denkt nach.
prompt-confirm = Bestätige deinen Zug oder nimm ihn zurück.
prompt-earlier = Hier wäre der Computer am Zug.
prompt-over = Die Partie ist zu Ende.
prompt-paused = Pausiert.

# Ablehnungen
refuse-over = Die Partie ist zu Ende.
refuse-computer = Der Computer ist am Zug.
refuse-held = Bestätige zuerst deinen Zug oder nimm ihn zurück.
refuse-nothing-held = Es gibt keinen Zug zu bestätigen.
refuse-no-such-move = Zug { $move } gibt es in dieser Partie nicht.
refuse-earlier = Geh zuerst zum letzten Zug.
refuse-level = Stufe { $level } gibt es nicht.
refuse-too-long = Diese Partie hat ihre Höchstlänge erreicht.
refuse-other-beginning = Du hast schon einen anderen Zug angefangen.
refuse-place = { $place } gibt es auf diesem Brett nicht.
refuse-action = Das geht hier nicht.
refuse-operation = Das geht an dieser Stelle nicht.
refuse-human-draw = Nur zwei Menschen können sich auf Unentschieden einigen.
refuse-human-turn = Der Computer ist nicht am Zug.
refuse-stale = Die Suche galt einer anderen Stellung.
refuse-no-move = Die Suche hat keinen Zug gefunden.
refuse-unreadable = „{ $text }“ ist kein Zug dieses Spiels.

# Stufen
level-beginner = Anfänger
level-beginner-hint = Lernt noch und übersieht ab und zu eine Drohung.
level-novice = Neuling
level-novice-hint = Sieht einfache Drohungen, hat aber noch keinen Plan.
level-casual = Hobbyspieler
level-casual-hint = Spielt zum Spaß und bestraft grobe Fehler.
level-easy = Leicht
level-easy-hint = Wehrt direkte Drohungen ab, plant aber selten voraus.
level-medium = Mittel
level-medium-hint = Für die meisten ein Spiel auf Augenhöhe.
level-skilled = Geübt
level-skilled-hint = Rechnet ein paar Züge voraus.
level-advanced = Fortgeschritten
level-advanced-hint = Rechnet voraus und verschenkt selten etwas.
level-strong = Stark
level-strong-hint = Du brauchst einen Plan.
level-very-strong = Sehr stark
level-very-strong-hint = Bestraft fast jeden Fehler.
level-expert = Experte
level-expert-hint = Schlägt fast jeden.
level-master = Meister
level-master-hint = Auch sehr gute Spieler gewinnen selten.
level-grandmaster = Großmeister
level-grandmaster-hint = Macht so gut wie nie einen Fehler.
level-superhuman = Übermenschlich { $number }
level-superhuman-hint = Stärker als jeder Mensch.
level-perfect = Perfekt
level-perfect-hint = Spielt perfekt: Das Spiel ist gelöst.

# Gründe für einen Zug, ohne Punkt
reason-wins = Gewinnt die Partie
reason-loses = { $other ->
    [first] Gewinnt die Partie für { -orange }
   *[second] Gewinnt die Partie für { -blue }
}
reason-draws = Beendet die Partie unentschieden
reason-allows = { $other ->
    [first] { -orange } kann dann mit { $move } gewinnen
   *[second] { -blue } kann dann mit { $move } gewinnen
}
reason-stops = { $other ->
    [first] Verhindert, dass { -orange } mit { $move } gewinnt
   *[second] Verhindert, dass { -blue } mit { $move } gewinnt
}
reason-only-safe = { $other ->
    [first] Nach jedem anderen Zug gewinnt { -orange } sofort
   *[second] Nach jedem anderen Zug gewinnt { -blue } sofort
}
reason-unstoppable = { $other ->
    [first] Gewinnt im nächsten Zug, egal was { -orange } spielt
   *[second] Gewinnt im nächsten Zug, egal was { -blue } spielt
}
reason-threatens = Droht, mit { $move } zu gewinnen
reason-only-win = Nur dieser Zug hält den Sieg fest
reason-only-draw = Nur dieser Zug hält das Unentschieden
reason-wins-in = { $moves ->
    [one] Gewinnt in { $moves } Zug
   *[other] Gewinnt in { $moves } Zügen
}
reason-longest = Hält am längsten durch
