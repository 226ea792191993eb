/*
 * What the honesty tests look for: a made-up profile's name anywhere in what somebody is given, without its label beside
 * it. The people of these tests have names that occur nowhere else.
 */

/** Every place in a response of the API or loader's data where one of `names` stands in an object that is not labelled. */
export const unlabelledIn = (answer: unknown, names: readonly string[]) => namedIn(answer, names, false);

/** Every place where one of `names`, who are somebody, stands in an object that is labelled as made up. */
export const mislabelledIn = (answer: unknown, names: readonly string[]) => namedIn(answer, names, true);

function namedIn(answer: unknown, names: readonly string[], asMadeUp: boolean): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: string, labelled: boolean): void => {
    if (typeof value === 'string') {
      if (labelled === asMadeUp && names.some((name) => value.includes(name))) found.push(`${path}: ${value}`);
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => walk(item, `${path}[${index}]`, labelled));
    } else if (typeof value === 'object' && value !== null) {
      // The label belongs to the object that has the name, and holds for what is inside it unless that says otherwise.
      const own = (value as { fictional?: unknown }).fictional;
      for (const [key, item] of Object.entries(value))
        walk(item, `${path}.${key}`, own === undefined ? labelled : own === true);
    }
  };
  walk(answer, '', false);
  return found;
}

/** Every sentence of a text (a mail, a page's words) that has one of `names` and not the brand's word. */
export function unlabelledWords(text: string, names: readonly string[], label: string): string[] {
  return text
    .split(/(?<=[.!?])\s|\n/)
    .filter((sentence) => names.some((name) => sentence.includes(name)) && !sentence.includes(label));
}

/** A like, message or gift as the database holds it. */
export interface Written {
  from: string;
  to: string;
  kind: 'like' | 'message' | 'gift';
  author: string;
}

const keyOf = ({ from, to, kind }: Omit<Written, 'author'>) => `${kind} ${from} ${to}`;

/**
 * What stands in a member's name and is not that member's own act, or what a made-up profile would have done by itself.
 * `acts` are the presses of the members themselves.
 */
export function forgedIn(
  rows: readonly Written[],
  acts: readonly Omit<Written, 'author'>[],
  isMember: (id: string) => boolean,
): string[] {
  const done = new Set(acts.map(keyOf));
  return rows.flatMap((row) => {
    const what = `${row.kind} of ${row.from} to ${row.to} by ${row.author}`;
    if (isMember(row.from)) {
      if (row.author !== 'member') return [`${what}: in a member's name`];
      return done.has(keyOf(row)) ? [] : [`${what}: the member did no such thing`];
    }
    return row.author === 'member' ? [`${what}: nobody is behind a made-up profile`] : [];
  });
}

/** What a member is given of likes, as far as it is looked at here. */
interface GivenLikes {
  profiles: readonly { id: string; viewer: { likesYou: unknown; matched: boolean } }[];
  likes_lists: readonly { list: string; people: readonly { id: string; matched: boolean; givenByBrand: boolean }[] }[];
  likes_api: { liked_by: readonly { id: string; author: string }[]; matches: readonly { id: string }[] };
}

/** Every place where a like of `machines` is shown as if a person had given it, or as half of a match. */
export function passedOffIn(given: GivenLikes, machines: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const check = (place: string, id: string, honest: boolean) => {
    if (machines.has(id) && !honest) found.push(`${place}: ${id}`);
  };
  for (const { id, viewer } of given.profiles) check('profile', id, viewer.likesYou === 'brand' && !viewer.matched);
  for (const { list, people } of given.likes_lists) {
    // Whom the member likes is their own; what they received is not.
    for (const { id, matched, givenByBrand } of people)
      check(list, id, !matched && (list !== 'received' || givenByBrand));
  }
  for (const { id, author } of given.likes_api.liked_by) check('api', id, author === 'automation');
  for (const { id } of given.likes_api.matches) check('match', id, false);
  return found;
}
