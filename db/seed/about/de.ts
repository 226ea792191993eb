import type { AboutWords } from './words';

export const de: AboutWords = {
  openers: [
    'Von Natur aus neugierig, morgens eher ruhig.',
    'Ich lache gern und höre gut zu.',
    'Halb geplant, halb „mal sehen, wohin der Weg führt“.',
    'Für die Arbeit nach {city} gezogen, wegen der Menschen geblieben.',
    'Rund um {city} zu Hause und immer noch auf Entdeckungstour.',
    'Am Tisch erzähle ich besser als auf Papier.',
    'Erst still, nach dem zweiten Kaffee kaum zu bremsen.',
    'Optimistisch, mit einem Sinn fürs Praktische.',
    'Ich weiß, was ich mag, und lasse mich gern überraschen.',
    'Glücklich, wenn das Telefon im Nebenzimmer liegt.',
  ],
  pastimes: [
    'Ich liebe {a} und {b}.',
    'Sonntags gibt es für mich {a}, abends vielleicht {b}.',
    'Frag mich etwas über {a} oder über {b}.',
    'Zwei Dinge gebe ich nicht auf: {a} und {b}.',
    'Für {a} stehe ich früh auf, für {b} bleibe ich lange wach.',
    'Ohne {a} und {b} wäre meine Woche zu lang.',
  ],
  seeking: [
    'Ich suche jemanden, der freundlich ist und sagt, was er meint.',
    'Keine Eile, keine Spielchen, einfach sehen, ob es passt.',
    'Ich wünsche mir ein Gespräch, bei dem wir die Zeit vergessen.',
    'Mir fehlt jemand für die kleinen Dinge.',
    'Ich mag Menschen, die auch zurückfragen.',
    'Chemie ist wichtig, Herzlichkeit noch mehr.',
  ],
  closers: [
    'Ich trinke meinen Kaffee schwarz. Und du?',
    'Welches Lied drehst du immer lauter?',
    'Überrasche mich mit deinem ersten Satz.',
    'Lange Briefe sind willkommen.',
    'Süß oder herzhaft?',
    '',
  ],
  niche: {
    1: ['Ich glaube an lange Abendessen ohne Eile.', 'Gute Manieren sind anziehend, ein bisschen Übermut auch.'],
    2: ['Respekt zuerst, alles andere ergibt sich.', 'Ich ziehe mich an, wie es mir Freude macht.'],
    3: ['Einvernehmen ist der Anfang und macht es erst spannend.', 'Klare Worte und klare Grenzen sind mir wichtig.'],
    4: ['Ich mag meine Rundungen und werde gern umarmt.', 'Leuchtende Farben stehen mir, und ich trage sie gern.'],
    5: ['Die Kinder sind groß, der Kalender gehört endlich mir.', 'Erfahrung ist schön, mit Neugier noch schöner.'],
    6: ['Ich führe mein eigenes Leben, und das gefällt mir.', 'Selbstbewusst, unabhängig und offen für Komplimente.'],
    7: ['Offen, stolz und für Feste wie für ruhige Abende zu haben.', 'Ich mag Männer, die bei sich sind.'],
  },
  transWoman: [
    'Stolze trans Frau; frag mich zuerst nach meinem Tag.',
    'Ich bin eine trans Frau, zufrieden mit mir und unkompliziert.',
  ],
};
