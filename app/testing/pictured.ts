/*
 * The label tests look for a picture or a name with a wrong label on a page that shows several people. Text that stands
 * with one person applies to that person; text that stands with several people or with none applies to all of them.
 */

export interface Pictured {
  name: string;
  /** Parts of the URLs of their pictures. */
  files: readonly string[];
  fictional: boolean;
}

/** The words by which a page calls someone fictional. */
export interface Label {
  /** The label itself. */
  word: string;
  /** Every wording that says so: the label, its plural and the brand's warning. */
  claims: readonly string[];
}

export const SWEEPING = 'what stands with nobody calls everybody made up';

/**
 * Every wrong statement of the page about one of its people: a fictional profile without a label, or a member with one.
 */
export function untruePictures(root: Element, people: readonly Pictured[], { word, claims }: Label): string[] {
  const shown = people.map((person) => ({ person, elements: elementsOf(root, person) }));
  const cards = shown.flatMap(({ person, elements }) => {
    const others = shown.filter((picture) => picture.person !== person).flatMap((picture) => picture.elements);
    return elements.map((element) => ({ person, card: cardOf(element, others, root) }));
  });
  const missing = shown.flatMap(({ person, elements }) =>
    elements.length === 0 ? [`${person.name} is not shown`] : [],
  );
  const wrong = cards.flatMap(({ person, card }) => {
    const text = textOf(card);
    if (person.fictional)
      return text.includes(word) ? [] : [`${person.name} is made up, and nothing with them says so`];
    return claims.some((claim) => text.includes(claim)) ? [`${person.name} is somebody, and is called made up`] : [];
  });
  // An explanation of the label ("…" means: …) labels nobody.
  const outside = textOf(root, new Set(cards.map(({ card }) => card))).replace(/“[^”]*” means: .*/g, '');
  const sweeping = claims.some((claim) => outside.includes(claim)) && people.some(({ fictional }) => !fictional);
  return [...new Set([...missing, ...wrong, ...(sweeping ? [SWEEPING] : [])])];
}

/** The pictures of the person or, where there are none, the elements whose text contains their name. */
function elementsOf(root: Element, { name, files }: Pictured): Element[] {
  const pictures = [...root.querySelectorAll('img')].filter((image) => {
    const sources = `${image.getAttribute('src') ?? ''} ${image.getAttribute('srcset') ?? ''}`;
    return files.some((file) => sources.includes(file));
  });
  if (pictures.length > 0) return pictures;
  return [...root.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').includes(name)),
  );
}

/** The largest element around this one that shows nobody else. */
function cardOf(element: Element, others: readonly Element[], root: Element): Element {
  let card = element;
  while (card !== root && card.parentElement && !others.some((other) => card.parentElement!.contains(other))) {
    card = card.parentElement;
  }
  return card;
}

/** The text of an element including the alt texts of pictures; `without` are elements that belong to one person. */
function textOf(element: Element, without: ReadonlySet<Element> = new Set()): string {
  if (without.has(element)) return '';
  const alt = element.getAttribute('alt') ?? '';
  return [...element.childNodes].reduce(
    (text, node) => text + (node.nodeType === 1 ? ` ${textOf(node as Element, without)}` : (node.textContent ?? '')),
    alt,
  );
}
