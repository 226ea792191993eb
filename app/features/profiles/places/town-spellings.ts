/**
 * How people write the name of a town. Every name gets the keys of all its spellings once; what is typed gets few, and
 * one of them must be among those of the name. Spaces, hyphens, points and apostrophes never count.
 */

/** Letters that are no accents on another: Wrocław, København, Gießen. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
/** How German and the Nordic languages write their letters without them: Muenchen, Koebenhavn, Aalesund. */
const IN_TWO: Record<string, string> = { ...PLAIN, ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' };

/** Words of names that are written in several ways. */
const WORDS: Record<string, string> = {
  st: 'st',
  saint: 'st',
  sankt: 'st',
  sint: 'st',
  skt: 'st',
  sct: 'st',
  sainte: 'ste',
  ft: 'fort',
  mt: 'mount',
};

/** What a short name leaves out, with all that follows: Frankfurt am Main, Aix-en-Provence, Newcastle upon Tyne. */
const TAIL =
  /^(.+?) ((?:am|im|in|bei|an der|an den|in der|ob der|vor der|auf|upon|on|under|in the|aan den|aan de|aan|en|sur|sous|les|lez|i) (.+))$/;

/** Names that everybody uses and that follow from no rule, by country and plain name. */
const NICKNAMES: Record<string, Record<string, readonly string[]>> = {
  BE: { antwerpen: ['anvers'], liege: ['luik'] },
  DE: {
    freiburg: ['freiburg im breisgau', 'freiburg breisgau', 'freiburg i br'],
    offenbach: ['offenbach am main', 'offenbach main', 'offenbach a m'],
    'frankfurt am main': ['ffm', 'mainhattan'],
    monchengladbach: ['mgladbach'],
  },
  DK: { copenhagen: ['kbh'] },
  // With the names in Welsh and Irish, which no language of the product has.
  GB: {
    'kingston upon hull': ['hull'],
    'newcastle upon tyne': ['newcastle'],
    london: ['ldn'],
    derry: ['londonderry', 'derry londonderry', 'doire'],
    cardiff: ['caerdydd'],
    swansea: ['abertawe'],
    wrexham: ['wrecsam'],
  },
  IE: {
    dublin: ['baile atha cliath'],
    cork: ['corcaigh'],
    waterford: ['port lairge'],
  },
  NL: { 's hertogenbosch': ['den bosch'], 'den haag': ['s gravenhage', 'the hague'] },
  PL: { krakow: ['cracow'] },
  US: {
    'new york city': ['new york', 'nyc'],
    'washington d c': ['washington', 'dc'],
    'los angeles': ['la'],
    'san francisco': ['sf'],
    philadelphia: ['philly'],
    'las vegas': ['vegas'],
  },
};

function withLetters(text: string, letters: Record<string, string>): string {
  // Most names, and a whole country is read at once.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  const composed = text.normalize('NFC').toLocaleLowerCase('en');
  return [...composed]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}

const inWords = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => WORDS[word] ?? word)
    .join(' ');

/** Both ways to write the letters, each as words. */
const written = (text: string) =>
  [...new Set([withLetters(text, PLAIN), withLetters(text, IN_TWO)].map(inWords))].filter((words) => words !== '');

const joined = (words: string) => words.replaceAll(' ', '');

/** A name but for its accents and capitals: of towns that differ in no more than spaces, the one written so is meant. */
export const exactName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s’'-]+/g, ' ')
    .trim();

/** The keys under which what someone typed is looked up. */
export const typedKeys = (typed: string): string[] =>
  [...new Set(written(typed).flatMap((words) => [words, ...withoutJoint(words)]))].map(joined);

/** Frankfurt an der Oder -> Frankfurt Oder, as in the brackets of a name. */
function withoutJoint(words: string): string[] {
  const [, first, , last] = TAIL.exec(words) ?? [];
  return first && last ? [`${first} ${last}`] : [];
}

export interface NameKeys {
  /** The name as a whole. */
  whole: string[];
  /** The name without its tail or bracket, and with them shortened. */
  short: string[];
}

/** The keys of a name of a town. */
export function nameKeys(country: string, name: string): NameKeys {
  const [, head = name, bracket = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? [];
  // A town with a name in each of two languages is called by either.
  const names = new Set([name, ...name.split('/')].flatMap(written));
  const whole = new Set(names);
  const short = new Set<string>(bracket === '' ? [] : written(head));
  for (const words of names) {
    for (const nickname of NICKNAMES[country]?.[words] ?? []) whole.add(nickname);
    const [, first, tail, last] = TAIL.exec(words) ?? [];
    if (!first || !tail || !last) continue;
    const initials = tail
      .slice(0, -last.length)
      .trim()
      .split(' ')
      .map((word) => word[0])
      .join('');
    short.add(first);
    for (const end of [last, initials + last, initials + last[0]]) whole.add(first + end);
  }
  return { whole: [...new Set([...whole].map(joined))], short: [...new Set([...short].map(joined))] };
}
