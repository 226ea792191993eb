/*
 * The honesty tests look for the name of a fictional profile anywhere in what someone is shown, without the label
 * beside it. The people of these tests have unique names.
 */

/**
 * Every place in a response of the API or in a loader's data where one of `names` is in an object without the label.
 */
export const unlabelledIn = (response: unknown, names: readonly string[]) => namedIn(response, names, false);

/** Every place where one of `names`, which are names of members, is in an object that is labelled as fictional. */
export const mislabelledIn = (response: unknown, names: readonly string[]) => namedIn(response, names, true);

function namedIn(response: unknown, names: readonly string[], asMadeUp: boolean): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: string, labelled: boolean): void => {
    if (typeof value === 'string') {
      if (labelled === asMadeUp && names.some((name) => value.includes(name))) found.push(`${path}: ${value}`);
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => walk(item, `${path}[${index}]`, labelled));
    } else if (typeof value === 'object' && value !== null) {
      // The label belongs to the object that has the name. It also applies to nested objects without a label of their
      // own.
      const own = (value as { fictional?: unknown }).fictional;
      for (const [key, item] of Object.entries(value))
        walk(item, `${path}.${key}`, own === undefined ? labelled : own === true);
    }
  };
  walk(response, '', false);
  return found;
}

/** Every sentence of a text (a mail, a page) that contains one of `names` but not the brand's label. */
export function unlabelledWords(text: string, names: readonly string[], label: string): string[] {
  return text
    .split(/(?<=[.!?])\s|\n/)
    .filter((sentence) => names.some((name) => sentence.includes(name)) && !sentence.includes(label));
}

/** A like, message or gift as stored in the database. */
export interface Written {
  from: string;
  to: string;
  kind: 'like' | 'message' | 'gift';
  author: string;
}

const keyOf = ({ from, to, kind }: Omit<Written, 'author'>) => `${kind} ${from} ${to}`;

/**
 * Everything stored in a member's name that the member did not do, and everything that a fictional profile appears to
 * have done by itself. `acts` is what the members really did.
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

/** The parts of a member's likes that these tests check. */
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
    // A like that the member sent is their own; a received one must be marked as the brand's.
    for (const { id, matched, givenByBrand } of people)
      check(list, id, !matched && (list !== 'received' || givenByBrand));
  }
  for (const { id, author } of given.likes_api.liked_by) check('api', id, author === 'automation');
  for (const { id } of given.likes_api.matches) check('match', id, false);
  return found;
}
