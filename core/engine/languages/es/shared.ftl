# Palabras comunes a todos los juegos. Un juego puede usar la misma clave para decirlo a su manera.

color-first = { -orange }
color-second = { -blue }
sentence-end = { $text }.
sentences-of-two = { $first } { $second }
list-of-two = { $first }, { $second }
facts-of-two = { $first } · { $second }

# Resultados, para la barra del final
result-won = { $side ->
    [first] Gana { -orange }
   *[second] Gana { -blue }
}
result-draw = Empate

end-resigned = { $side ->
    [first] { -blue } se rindió.
   *[second] { -orange } se rindió.
}
end-timed-out = { $side ->
    [first] A { -blue } se le acabó el tiempo.
   *[second] A { -orange } se le acabó el tiempo.
}
end-agreed = Los dos jugadores acordaron el empate.
end-repetition = La misma posición se repitió tres veces.
end-full = El tablero está lleno.

# Indicaciones
prompt-computer = La máquina está pensando.
prompt-confirm = Confirma tu jugada o retírala.
prompt-earlier = Aquí le tocaría jugar a la máquina.
prompt-over = La partida terminó.
prompt-paused = En pausa.

# Negativas
refuse-over = La partida terminó.
refuse-computer = Le toca a la máquina.
refuse-held = Primero confirma tu jugada o retírala.
refuse-nothing-held = No hay ninguna jugada que confirmar.
refuse-no-such-move = En esta partida no existe la jugada { $move }.
refuse-earlier = Ve primero a la última jugada.
refuse-level = El nivel { $level } no existe.
refuse-too-long = Esta partida llegó a su duración máxima.
refuse-other-beginning = Ya empezaste otra jugada.
refuse-place = { $place } no está en este tablero.
refuse-action = Eso no es posible aquí.
refuse-operation = Eso no se puede hacer aquí.
refuse-human-draw = Solo dos personas pueden acordar un empate.
refuse-human-turn = No le toca a la máquina.
refuse-stale = La búsqueda era para otra posición.
refuse-no-move = La búsqueda no encontró ninguna jugada.
refuse-unreadable = “{ $text }” no es una jugada de este juego.

# Niveles
level-beginner = Principiante
level-beginner-hint = Aún está aprendiendo; a veces se le escapa una amenaza.
level-novice = Novato
level-novice-hint = Ve amenazas sencillas, pero aún no tiene un plan.
level-casual = Aficionado
level-casual-hint = Juega por diversión y castiga los errores graves.
level-easy = Fácil
level-easy-hint = Bloquea amenazas directas, pero rara vez mira más allá.
level-medium = Medio
level-medium-hint = Una partida igualada para casi cualquiera.
level-skilled = Hábil
level-skilled-hint = Calcula algunas jugadas por adelantado.
level-advanced = Avanzado
level-advanced-hint = Calcula por adelantado y rara vez regala algo.
level-strong = Fuerte
level-strong-hint = Vas a necesitar un plan.
level-very-strong = Muy fuerte
level-very-strong-hint = Castiga casi todos los errores.
level-expert = Experto
level-expert-hint = Le gana a casi todo el mundo.
level-master = Maestro
level-master-hint = Incluso quien juega muy bien rara vez le gana.
level-grandmaster = Gran maestro
level-grandmaster-hint = Casi nunca comete un error.
level-superhuman = Sobrehumano { $number }
level-superhuman-hint = Más fuerte que cualquier persona.
level-perfect = Perfecto
level-perfect-hint = Juega a la perfección: este juego está resuelto.

# Razones de una jugada, sin punto
reason-wins = Gana la partida
reason-loses = { $other ->
    [first] Le da la partida a { -orange }
   *[second] Le da la partida a { -blue }
}
reason-draws = Termina la partida en empate
reason-allows = { $other ->
    [first] { -orange } puede ganar después con { $move }
   *[second] { -blue } puede ganar después con { $move }
}
reason-stops = { $other ->
    [first] Impide que { -orange } gane con { $move }
   *[second] Impide que { -blue } gane con { $move }
}
reason-only-safe = { $other ->
    [first] Con cualquier otra jugada, { -orange } gana de inmediato
   *[second] Con cualquier otra jugada, { -blue } gana de inmediato
}
reason-unstoppable = { $other ->
    [first] Gana en la próxima jugada, juegue lo que juegue { -orange }
   *[second] Gana en la próxima jugada, juegue lo que juegue { -blue }
}
reason-threatens = Amenaza con ganar: { $move }
reason-only-win = La única jugada que conserva la victoria
reason-only-draw = La única jugada que conserva el empate
reason-wins-in = { $moves ->
    [one] Gana en { $moves } jugada
   *[other] Gana en { $moves } jugadas
}
reason-longest = Es la que más aguanta
