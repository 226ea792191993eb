import ts from 'typescript';
import type { Source, Texts } from './sources';

/** A button or link that shows texts and has others as its accessible name: the ids of both. */
export interface NamedControl {
  shown: string[];
  names: string[];
  where: string;
}

/** The buttons and links of a file with an `aria-label` that contain messages. */
export function namedControls(tree: ts.SourceFile, where: (node: ts.Node) => string): NamedControl[] {
  const found: NamedControl[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isControl(node.openingElement)) {
      const label = attribute(node.openingElement, 'aria-label');
      const names = label ? idsIn([label]) : [];
      const shown = names.length > 0 ? idsIn(node.children) : [];
      if (shown.length > 0) found.push({ shown, names, where: where(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * People who speak to their device say what they see, so it has to be part of the name by which the device knows a
 * control: WCAG 2.2, 2.5.3 Label in Name. A sentence for each name that contains none of the texts shown.
 */
export function namesWithoutShown(all: readonly Source[], controls: readonly NamedControl[]): string[] {
  const languages = new Map<string, Texts>();
  for (const { locale, prefix, texts } of all) {
    if (prefix === 'none') languages.set(locale, { ...languages.get(locale), ...texts });
  }
  const problems: string[] = [];
  for (const { shown, names, where } of controls) {
    for (const [locale, texts] of languages) {
      const seen = shown.flatMap((id) => texts[id] ?? []);
      for (const name of names) {
        const value = texts[name];
        if (value === undefined || seen.length === 0 || seen.some((text) => says(value, text))) continue;
        problems.push(`${where}: in ${locale}, ${name} (${value}) does not contain what is shown (${seen[0]})`);
      }
    }
  }
  return problems;
}

/**
 * Whether the words of a text stand in another, next to each other; upper case and punctuation are not spoken, nor is what
 * stands in brackets.
 */
function says(name: string, shown: string): boolean {
  return wordsOf(name).includes(wordsOf(shown));
}

function wordsOf(text: string): string {
  const spoken = text.toLowerCase().replace(/\([^()]*\)/g, ' ');
  return ` ${(spoken.match(/\{\w+\}|[\p{L}\p{N}’]+/gu) ?? []).join(' ')} `;
}

/** Groups and lists have names too, which are not what they contain. */
function isControl(element: ts.JsxOpeningElement): boolean {
  return (
    /(?:Button|Link)$|^(?:a|button|summary)$/.test(element.tagName.getText()) ||
    ['type', 'to', 'href'].some((name) => attribute(element, name))
  );
}

function attribute({ attributes }: ts.JsxOpeningLikeElement, name: string): ts.Node | undefined {
  const found = attributes.properties.find(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === name,
  );
  return found && ts.isJsxAttribute(found) ? found.initializer : undefined;
}

/** The ids of all messages written within these nodes. */
function idsIn(nodes: readonly ts.Node[]): string[] {
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'id' && ts.isStringLiteral(node.initializer)) {
      ids.push(node.initializer.text);
    } else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'FormattedMessage') {
      const id = attribute(node, 'id');
      if (id && ts.isStringLiteral(id)) ids.push(id.text);
    }
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return ids;
}
