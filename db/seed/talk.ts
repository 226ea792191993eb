import type { TextLanguage } from './pastimes';

/** The short conversation of the two demo accounts: a question, an answer, and a last message that is unread. */
export const talk: Record<TextLanguage, readonly [string, string, string]> = {
  en: [
    'Hi {name}, your profile made me smile. What did the best part of your week look like?',
    'Hi! A long walk and far too much coffee afterwards. And yours?',
    'The same, minus the walk. Shall we do the coffee together some day?',
  ],
  nl: [
    'Hoi {name}, ik moest lachen om je profiel. Wat was het leukste van jouw week?',
    'Hoi! Een lange wandeling en daarna veel te veel koffie. En bij jou?',
    'Hetzelfde, maar dan zonder wandeling. Zullen we die koffie eens samen doen?',
  ],
  de: [
    'Hallo {name}, dein Profil hat mich zum Lächeln gebracht. Was war das Schönste in deiner Woche?',
    'Hallo! Ein langer Spaziergang und danach viel zu viel Kaffee. Und bei dir?',
    'Dasselbe, nur ohne Spaziergang. Trinken wir den Kaffee einmal zusammen?',
  ],
  fr: [
    'Bonjour {name}, ton profil m’a fait sourire. Quel a été le meilleur moment de ta semaine ?',
    'Bonjour ! Une longue promenade, puis beaucoup trop de café. Et toi ?',
    'Pareil, sans la promenade. On prend ce café ensemble un de ces jours ?',
  ],
};

/** The premium account's message to a fictional profile to which the brand's staff have not replied yet. */
export const unansweredMessage: Record<TextLanguage, string> = {
  en: 'Hello {name}, what does a perfect Sunday look like to you?',
  nl: 'Hoi {name}, hoe ziet jouw ideale zondag eruit?',
  de: 'Hallo {name}, wie sieht für dich ein perfekter Sonntag aus?',
  fr: 'Bonjour {name}, à quoi ressemble ton dimanche idéal ?',
};
