/*
 * What the tests of labels look for on a page that shows several people: a picture or a name that carries somebody else's
 * truth. Whatever stands with one person alone speaks of that person; whatever stands with several, or with none, of all.
 */

export interface Pictured {
  name: string;
  /** Parts of the addresses of their pictures. */
  files: readonly string[];
  fictional: boolean;
}

/** What a page may say to call somebody made up. */
export interface Label {
  /** The label itself. */
  word: string;
  /** All that says so: the label, its plural, the brand's warning. */
  claims: readonly string[];
}

export const SWEEPING = 'what stands with nobody calls everybody made up';

/** Everything on the page that is untrue of one of the people on it: made up and not said so, or said so and not made up. */
export function untruePictures(root: Element, people: readonly Pictured[], { word, claims }: Label): string[] {
  const shown = people.map((person) => ({ person, elements: elementsOf(root, person) }));
  const cards = shown.flatMap(({ person, elements }) => {
    const others = shown.filter((one) => one.person !== person).flatMap((one) => one.elements);
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
  // A label that is explained ("…" means: …) calls nobody anything.
  const outside = textOf(root, new Set(cards.map(({ card }) => card))).replace(/“[^”]*” means: .*/g, '');
  const sweeping = claims.some((claim) => outside.includes(claim)) && people.some(({ fictional }) => !fictional);
  return [...new Set([...missing, ...wrong, ...(sweeping ? [SWEEPING] : [])])];
}

/** Pictures of the person; where there is none, the elements that hold their name as text. */
function elementsOf(root: Element, { name, files }: Pictured): Element[] {
  const pictures = [...root.querySelectorAll('img')].filter((image) => {
    const address = `${image.getAttribute('src') ?? ''} ${image.getAttribute('srcset') ?? ''}`;
    return files.some((file) => address.includes(file));
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

/** Text as it is read, words of pictures included; `without` the elements that speak of one person. */
function textOf(element: Element, without: ReadonlySet<Element> = new Set()): string {
  if (without.has(element)) return '';
  const alt = element.getAttribute('alt') ?? '';
  return [...element.childNodes].reduce(
    (text, node) => text + (node.nodeType === 1 ? ` ${textOf(node as Element, without)}` : (node.textContent ?? '')),
    alt,
  );
}
