import type { TextLanguage } from './pastimes';
import type { Rng } from './rng';

/** Answers of fictional profiles to prompts of the catalogue, by the prompt's id. */
export const promptAnswers: Readonly<Record<string, Readonly<Record<TextLanguage, string>>>> = {
  sunday: {
    en: 'Coffee in bed, a long walk, and dinner that takes all afternoon.',
    nl: 'Koffie op bed, een lange wandeling en eten dat de hele middag op het vuur staat.',
    de: 'Kaffee im Bett, ein langer Spaziergang und ein Essen, das den ganzen Nachmittag dauert.',
    fr: 'Un café au lit, une longue promenade et un dîner qui prend tout l’après-midi.',
  },
  cook: {
    en: 'My grandmother’s stew. I follow her recipe, more or less.',
    nl: 'De stoofpot van mijn oma. Volgens haar recept, min of meer.',
    de: 'Den Eintopf meiner Großmutter. Nach ihrem Rezept, so ungefähr.',
    fr: 'Le ragoût de ma grand-mère. Je suis sa recette, plus ou moins.',
  },
  tomorrow: {
    en: 'Lisbon, by night train, with one small bag.',
    nl: 'Naar Lissabon, met de nachttrein en één kleine tas.',
    de: 'Nach Lissabon, mit dem Nachtzug und einer kleinen Tasche.',
    fr: 'À Lisbonne, en train de nuit, avec un seul petit sac.',
  },
  talent: {
    en: 'I can park anywhere and fold a fitted sheet.',
    nl: 'Overal inparkeren, en een hoeslaken netjes opvouwen.',
    de: 'Ich kann überall einparken und Spannbettlaken falten.',
    fr: 'Je sais me garer partout et plier un drap-housse.',
  },
  'small-joy': {
    en: 'When the bakery gives me the last warm one.',
    nl: 'Als ik bij de bakker het laatste warme broodje krijg.',
    de: 'Wenn ich beim Bäcker das letzte warme Brötchen bekomme.',
    fr: 'Quand la boulangère me donne le dernier croissant chaud.',
  },
  rain: {
    en: 'Soup on the stove and a film I’ve already seen.',
    nl: 'Soep op het vuur en een film die ik al ken.',
    de: 'Suppe auf dem Herd und ein Film, den ich schon kenne.',
    fr: 'Une soupe sur le feu et un film que je connais déjà.',
  },
  match: {
    en: 'You can laugh at yourself and are kind to waiters.',
    nl: 'Je om jezelf kunt lachen en aardig bent tegen obers.',
    de: 'Du über dich lachen kannst und nett zu Kellnern bist.',
    fr: 'Vous savez rire de vous et êtes aimable avec les serveurs.',
  },
  'ask-me': {
    en: 'The summer I picked apples and learned to sing.',
    nl: 'De zomer waarin ik appels plukte en leerde zingen.',
    de: 'Den Sommer, in dem ich Äpfel gepflückt und singen gelernt habe.',
    fr: 'L’été où j’ai cueilli des pommes et appris à chanter.',
  },
  animal: {
    en: 'A cat who lets me live in his house.',
    nl: 'Een kat bij wie ik mag wonen.',
    de: 'Ein Kater, bei dem ich wohnen darf.',
    fr: 'Un chat qui me laisse vivre chez lui.',
  },
  ahead: {
    en: 'The first evening of the year that is warm enough to eat outside.',
    nl: 'De eerste avond van het jaar dat we buiten kunnen eten.',
    de: 'Auf den ersten Abend im Jahr, an dem man draußen essen kann.',
    fr: 'Au premier soir de l’année où l’on peut dîner dehors.',
  },
};

/** One to three answers, in the form of the member's column. */
export function pickPrompts(rng: Rng, language: TextLanguage): string {
  const ids = rng.shuffled(Object.keys(promptAnswers)).slice(0, rng.int(1, 3));
  return JSON.stringify(ids.map((id) => ({ id, answer: promptAnswers[id]![language] })));
}
