import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../../scripts/check-files';

/** A value that a transient prop may have. */
export type PropValue = string | number | boolean | undefined;

/** How a component is used at one place: the possible values of each transient prop that is given. */
export type Usage = ReadonlyMap<string, ReadonlySet<PropValue>>;

interface Element {
  tag: string;
  attributes: Map<string, ts.JsxAttribute>;
  /** The component that renders the element. */
  within: string | undefined;
}

/** What one file shows: its elements, the names it imports, and the words it contains. */
interface Source {
  path: string;
  elements: Element[];
  /** By local name, the file that a name comes from. */
  imports: Map<string, string>;
  /** The defaults of destructured parameters and properties, by name. */
  defaults: Map<string, Set<PropValue>>;
  words: Set<string | number>;
}

/** More files between a literal and the component than this are not followed. */
const HOPS = 4;

/**
 * By file, how the components that it defines are used anywhere: the literal values that reach their transient props,
 * directly or through the props of the components between. What cannot be followed counts as a truth value or a word of
 * the two files involved.
 */
export function usagesByFile(root: string): Map<string, Usage[]> {
  const sources = new Map(
    filesBelow(join(root, 'app'), '.')
      .map((path) => join('app', path.slice(2)))
      .filter((path) => path.endsWith('.tsx') && !/\.(?:test|testing|stories)\.tsx$/.test(path))
      .map((path) => [path, readSource(root, path)]),
  );
  const found = new Map<string, Usage[]>([...sources.keys()].map((path) => [path, []]));
  for (const source of sources.values()) {
    for (const element of source.elements) {
      const transient = [...element.attributes].filter(([name]) => name.startsWith('$'));
      if (transient.length === 0) continue;
      const home = sources.get(homeOf(element, source));
      if (!home) continue;
      const usages = usagesOf(element, transient, { source, home, sources });
      found.get(home.path)!.push(...usages);
      // A component that extends an imported one stands in another file than the styles it adds to.
      if (home !== source) found.get(source.path)!.push(...usages);
    }
  }
  return found;
}

const homeOf = ({ tag }: Element, source: Source) => source.imports.get(tag) ?? source.path;

/** One for each place where the component around the element is used, since that decides its props together. */
function usagesOf(
  { within }: Element,
  transient: readonly [string, ts.JsxAttribute][],
  { source, home, sources }: { source: Source; home: Source; sources: ReadonlyMap<string, Source> },
): Usage[] {
  const here = ([name, attribute]: (typeof transient)[number]) =>
    [name, valuesOf(attribute, source, sources, HOPS) ?? open(home)] as const;
  const passed = transient.filter(([, attribute]) => passedName(attribute) !== undefined);
  const outer = [...sources.values()].flatMap((other) =>
    other.elements
      .filter((element) => element.tag === within && homeOf(element, other) === source.path)
      .map(({ attributes }) => ({ attributes, other })),
  );
  if (passed.length === 0 || outer.length === 0) return [new Map(transient.map(here))];
  return outer.map(({ attributes, other }) => {
    const usage = transient.map((entry) => {
      const name = passedName(entry[1]);
      const given = name === undefined ? undefined : attributes.get(name);
      if (given) return [entry[0], valuesOf(given, other, sources, HOPS) ?? open(home)] as const;
      const defaults = name === undefined ? undefined : source.defaults.get(name);
      return defaults && defaults.size > 0 ? ([entry[0], defaults] as const) : here(entry);
    });
    return new Map(usage);
  });
}

/** The name of the variable that an attribute is given, if it is only that. */
function passedName({ initializer }: ts.JsxAttribute): string | undefined {
  if (!initializer || !ts.isJsxExpression(initializer) || !initializer.expression) return undefined;
  return ts.isIdentifier(initializer.expression) ? initializer.expression.text : undefined;
}

function open({ words }: Source): Set<PropValue> {
  return new Set<PropValue>([undefined, true, false, ...words]);
}

/** Undefined if the values cannot be known. */
function valuesOf(
  { initializer }: ts.JsxAttribute,
  source: Source,
  sources: ReadonlyMap<string, Source>,
  hops: number,
): Set<PropValue> | undefined {
  if (!initializer) return new Set([true]);
  if (ts.isStringLiteral(initializer)) return new Set([initializer.text]);
  if (!ts.isJsxExpression(initializer) || !initializer.expression) return undefined;
  return evaluate(initializer.expression, source, sources, hops);
}

function evaluate(
  expression: ts.Expression,
  source: Source,
  sources: ReadonlyMap<string, Source>,
  hops: number,
): Set<PropValue> | undefined {
  const both = (a: ts.Expression, b: ts.Expression) => {
    const values = [a, b].map((each) => evaluate(each, source, sources, hops));
    return values.some((each) => each === undefined) ? undefined : new Set(values.flatMap((each) => [...each!]));
  };
  if (ts.isStringLiteralLike(expression)) return new Set([expression.text]);
  if (ts.isNumericLiteral(expression)) return new Set([Number(expression.text)]);
  if (expression.kind === ts.SyntaxKind.TrueKeyword) return new Set([true]);
  if (expression.kind === ts.SyntaxKind.FalseKeyword) return new Set([false]);
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
    return evaluate(expression.expression, source, sources, hops);
  if (ts.isPrefixUnaryExpression(expression) && expression.operator === ts.SyntaxKind.ExclamationToken)
    return new Set([true, false]);
  if (ts.isConditionalExpression(expression)) return both(expression.whenTrue, expression.whenFalse);
  if (ts.isBinaryExpression(expression)) {
    const { kind } = expression.operatorToken;
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
      return both(expression.left, expression.right);
    return COMPARISONS.has(kind) ? new Set([true, false]) : undefined;
  }
  if (!ts.isIdentifier(expression)) return undefined;
  if (expression.text === 'undefined') return new Set([undefined]);
  return hops > 0 ? passed(expression.text, source, sources, hops - 1) : undefined;
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** The values that a prop of this name has where a component of the file is used, and its defaults. */
function passed(
  name: string,
  source: Source,
  sources: ReadonlyMap<string, Source>,
  hops: number,
): Set<PropValue> | undefined {
  const values = new Set<PropValue>(source.defaults.get(name));
  for (const other of sources.values()) {
    for (const { tag, attributes } of other.elements) {
      const attribute = attributes.get(name);
      if (!attribute || (other.imports.get(tag) ?? other.path) !== source.path) continue;
      const given = valuesOf(attribute, other, sources, hops);
      if (!given) return undefined;
      for (const value of given) values.add(value);
    }
  }
  return values.size > 0 ? values.add(undefined) : undefined;
}

function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), 'utf8');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const source: Source = { path, elements: [], imports: new Map(), defaults: new Map(), words: new Set() };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) noteImport(node, root, source);
    else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) noteElement(node, source);
    else if (ts.isBindingElement(node) && node.initializer && ts.isIdentifier(node.name)) noteDefault(node, source);
    if (ts.isStringLiteralLike(node) && /^[\w-]+$/.test(node.text)) source.words.add(node.text);
    if (ts.isPropertyAssignment(node)) {
      if (ts.isIdentifier(node.name)) source.words.add(node.name.text);
      if (ts.isNumericLiteral(node.initializer)) source.words.add(Number(node.initializer.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return source;
}

function noteImport(node: ts.ImportDeclaration, root: string, source: Source): void {
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  const names = node.importClause?.namedBindings;
  const target = fileOf(from, root, source.path);
  if (target === undefined || !names || !ts.isNamedImports(names)) return;
  for (const { name } of names.elements) source.imports.set(name.text, target);
}

function fileOf(from: string, root: string, importer: string): string | undefined {
  if (!/^[.~]/.test(from)) return undefined;
  const base = from.startsWith('~/') ? join(root, 'app', from.slice(2)) : resolve(root, dirname(importer), from);
  return existsSync(`${base}.tsx`) ? relative(root, `${base}.tsx`) : undefined;
}

function noteElement(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement, source: Source): void {
  const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
  source.elements.push({
    tag: node.tagName.getText(),
    within: componentAround(node),
    attributes: new Map(attributes.map((attribute) => [attribute.name.getText(), attribute])),
  });
}

/** `function Name()` or `const Name = forwardRef(…)`, the nearest with a capital letter. */
function componentAround(node: ts.Node): string | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if (!ts.isFunctionDeclaration(at) && !ts.isVariableDeclaration(at)) continue;
    const name = at.name?.getText() ?? '';
    if (/^[A-Z]/.test(name)) return name;
  }
  return undefined;
}

function noteDefault(node: ts.BindingElement, source: Source): void {
  const name = (node.propertyName ?? node.name).getText();
  const value = evaluate(node.initializer!, source, new Map(), 0);
  source.defaults.set(name, new Set([...(source.defaults.get(name) ?? []), ...(value ?? [])]));
}
