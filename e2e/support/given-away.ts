/** Finds each of the secrets that occurs in the text, with some text around it. */
export function givenAway(text: string, secrets: readonly string[]): string[] {
  return secrets.flatMap((secret) => {
    const at = text.indexOf(secret);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + secret.length + 20)];
  });
}

/**
 * Finds places where a page names a fictional person and the label is farther away than the next person: going outwards
 * from the name, the first element that contains more than this one person must also contain the brand's label.
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
    const name = names.find((name) => (node!.nodeValue ?? '').includes(name));
    if (!name || node.parentElement?.closest('script, style, template, noscript, option')) continue;
    if (
      !isLabelled(
        node.parentElement,
        [...names, ...others].filter((other) => other !== name),
        label,
      )
    )
      found.push(`${name}: ${node.parentElement?.outerHTML.slice(0, 160)}`);
  }
  return found;
}

function isLabelled(from: Element | null, others: readonly string[], label: string): boolean {
  for (let element = from; element; element = element.parentElement) {
    const text = element.textContent ?? '';
    if (others.some((other) => text.includes(other))) return false;
    if (text.includes(label)) return true;
  }
  return false;
}
