import ts from 'typescript';
import { kitSlots } from '~/landing/kit/kit-slots';

/** What a file of a lander contains, read from its syntax tree. */
export interface CodeFacts {
  imports: { from: string; line: number; typeOnly: boolean }[];
  /** Texts that a visitor would read or that a screen reader would speak. */
  spoken: { text: string; line: number }[];
  /** Hooks and event handlers, which would need hydration. */
  lively: { what: string; line: number }[];
  /** Slots used by name, either in this file or by the parts of the kit that it imports. */
  slots: { slot: string; line: number }[];
  literals: string[];
  names: Set<string>;
  /** Patterns of composed texts such as `answer-${n}`. */
  composed: RegExp[];
}

export const KIT = '~/landing/kit/kit';

const HOOKS =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Transition|DeferredValue|SyncExternalStore)$/;
const READ_ALOUD = new Set(['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label']);
const SLOT_ATTRIBUTES = new Set(['slot', 'closed']);
const COPY_CALLS = new Set(['useCopy', 'useHasCopy']);
const WORDS = /\p{L}{2,}/u;

export function readCode(file: string, text: string): CodeFacts {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const facts: CodeFacts = {
    imports: [],
    spoken: [],
    lively: [],
    slots: [],
    literals: [],
    names: new Set(),
    composed: [],
  };
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    const line = lineOf(node);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) readImport(node, line, facts);
    else if (ts.isJsxText(node) && WORDS.test(node.text)) facts.spoken.push({ text: node.text.trim(), line });
    else if (ts.isJsxAttribute(node)) readAttribute(node, line, facts);
    else if (ts.isCallExpression(node)) readCall(node, line, facts);
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) facts.literals.push(node.text);
    else if (ts.isIdentifier(node)) facts.names.add(node.text);
    else if (ts.isTemplateExpression(node)) facts.composed.push(...patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return facts;
}

function readImport(node: ts.ImportDeclaration | ts.ExportDeclaration, line: number, facts: CodeFacts): void {
  if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return;
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  const typeOnly = clause?.isTypeOnly ?? (ts.isExportDeclaration(node) && node.isTypeOnly);
  facts.imports.push({ from: node.moduleSpecifier.text, line, typeOnly });
  const names = clause?.namedBindings;
  if (!names || !ts.isNamedImports(names)) return;
  const imported = names.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  if (node.moduleSpecifier.text === KIT) {
    const slots = imported.flatMap((name) => kitSlots[name] ?? []);
    facts.slots.push(...slots.map((slot) => ({ slot, line })));
    facts.literals.push(...slots);
  }
  if (node.moduleSpecifier.text !== 'react') return;
  for (const what of imported) if (HOOKS.test(what)) facts.lively.push({ what, line });
}

function readAttribute(node: ts.JsxAttribute, line: number, facts: CodeFacts): void {
  const name = node.name.getText();
  if (/^on[A-Z]/.test(name)) facts.lively.push({ what: name, line });
  const value = node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined;
  if (value === undefined) return;
  if (READ_ALOUD.has(name) && WORDS.test(value)) facts.spoken.push({ text: value, line });
  const tag = node.parent.parent.tagName.getText();
  if (SLOT_ATTRIBUTES.has(name) && /^[A-Z]/.test(tag)) facts.slots.push({ slot: value, line });
}

function readCall(node: ts.CallExpression, line: number, facts: CodeFacts): void {
  const called = node.expression;
  if (called.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(called) && called.text === 'require')) {
    const [from] = node.arguments;
    if (from && ts.isStringLiteral(from)) facts.imports.push({ from: from.text, line, typeOnly: false });
  }
  const [slot] = node.arguments;
  if (ts.isIdentifier(called) && COPY_CALLS.has(called.text) && slot && ts.isStringLiteral(slot)) {
    facts.slots.push({ slot: slot.text, line });
  }
}

/** Returns nothing for a text that consists of values only, because its pattern would match anything. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp[] {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  if (!parts.some((part) => /^[a-z0-9-]{2,}$/.test(part)) || !parts.every((part) => /^[a-z0-9-]*$/.test(part)))
    return [];
  return [new RegExp(`^${parts.join('.+')}$`)];
}
