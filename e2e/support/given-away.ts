/** Every one of the secrets that stands in what somebody was given, with the words around it. */
export function givenAway(text: string, secrets: readonly string[]): string[] {
  return secrets.flatMap((secret) => {
    const at = text.indexOf(secret);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + secret.length + 20)];
  });
}

/**
 * Where a page names somebody made up and the label is not nearer than the next person: from the words with the name
 * outwards, whatever first holds more than this one person has to hold the brand's word too.
 */
export function unlabelledOn(
  page: Document,
  names: readonly string[],
  others: readonly string[],
  label: string,
): string[] {
  const found: string[] = [];
  const walker = page.createTreeWalker(page.body, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const name = names.find((one) => (node!.nodeValue ?? '').includes(one));
    if (!name || node.parentElement?.closest('script, style, template, noscript, option')) continue;
    if (
      !isLabelled(
        node.parentElement,
        [...names, ...others].filter((one) => one !== name),
        label,
      )
    )
      found.push(`${name}: ${node.parentElement?.outerHTML.slice(0, 160)}`);
  }
  return found;
}

function isLabelled(from: Element | null, others: readonly string[], label: string): boolean {
  for (let element = from; element; element = element.parentElement) {
    const words = element.textContent ?? '';
    if (others.some((other) => words.includes(other))) return false;
    if (words.includes(label)) return true;
  }
  return false;
}
