# Wörter, die alle Spiele gemeinsam haben. Ein Spiel kann denselben Schlüssel mit eigenen Worten füllen.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

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
    [first] { -blue } hat keine Zeit mehr.
   *[second] { -orange } hat keine Zeit mehr.
}
end-agreed = Beide Seiten haben sich auf Unentschieden geeinigt.
end-repetition = Dieselbe Stellung kam zum dritten Mal vor.
end-full = Das Brett ist voll.

# Aufforderungen
prompt-computer = Der Computer denkt nach.
prompt-confirm = Bestätige deinen Zug oder nimm ihn zurück.
prompt-earlier = Hier wäre der Computer am Zug.
prompt-over = Das Spiel ist zu Ende.
prompt-paused = Angehalten.

# Ablehnungen
refuse-over = Das Spiel ist zu Ende.
refuse-computer = Der Computer ist am Zug.
refuse-held = Bestätige erst deinen Zug oder nimm ihn zurück.
refuse-nothing-held = Es gibt keinen Zug zu bestätigen.
refuse-no-such-move = Diese Partie hat keinen Zug { $move }.
refuse-earlier = Gehe erst zum letzten Zug.
refuse-level = Die Stufe { $level } gibt es nicht.
refuse-too-long = Diese Partie hat so viele Züge, wie eine Partie haben kann.
refuse-other-beginning = Der angefangene Zug hat anders begonnen.
refuse-place = Den Platz { $place } gibt es auf diesem Brett nicht.
refuse-action = Das geht hier nicht.
refuse-operation = Das geht hier nicht.
refuse-human-draw = Nur zwei Menschen können sich auf Unentschieden einigen.
refuse-human-turn = Der Computer ist nicht am Zug.
refuse-stale = Die Suche galt einer anderen Stellung.
refuse-no-move = Die Suche hat keinen Zug gefunden.
refuse-unreadable = „{ $text }“ ist kein Zug dieses Spiels.

# Stufen
level-beginner = Anfänger
level-beginner-hint = Lernt noch; übersieht ab und zu eine Drohung.
level-novice = Neuling
level-novice-hint = Sieht einfache Drohungen, hat aber noch keinen Plan.
level-casual = Gelegenheitsspieler
level-casual-hint = Spielt zum Spaß und bestraft grobe Fehler.
level-easy = Leicht
level-easy-hint = Wehrt ab, was unmittelbar droht, plant aber selten voraus.
level-medium = Mittel
level-medium-hint = Für die meisten eine Partie auf Augenhöhe.
level-skilled = Geübt
level-skilled-hint = Rechnet ein paar Züge voraus.
level-advanced = Fortgeschritten
level-advanced-hint = Schaut voraus und verschenkt selten etwas.
level-strong = Stark
level-strong-hint = Du brauchst einen Plan.
level-very-strong = Sehr stark
level-very-strong-hint = Bestraft fast jeden Fehler.
level-expert = Experte
level-expert-hint = Schlägt fast alle.
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
    [first] Gewinnt im nächsten Zug, was { -orange } auch spielt
   *[second] Gewinnt im nächsten Zug, was { -blue } auch spielt
}
reason-threatens = Droht, mit { $move } zu gewinnen
reason-only-win = Der einzige Zug, der den Gewinn hält
reason-only-draw = Der einzige Zug, der das Unentschieden hält
reason-wins-in = { $moves ->
    [one] Gewinnt in { $moves } Zug
   *[other] Gewinnt in { $moves } Zügen
}
reason-longest = Hält am längsten durch
