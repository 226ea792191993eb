import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { FEATURES } from '../../app/i18n/features';
import { namedControls, type NamedControl } from './visible-names';

/** A message with its English default, as written in the code. */
export interface CodeText {
  id: string;
  text: string;
  /** For example `app/…/File.tsx:12`. */
  where: string;
}

/** What one source file contains about messages and imports. */
export interface CodeFile {
  /** The path relative to the scanned folder, with forward slashes. */
  path: string;
  texts: CodeText[];
  /** Ids used without their text: in messageId('…'), domain errors and schemas. */
  ids: { id: string; where: string }[];
  /** The beginnings of composed ids. */
  beginnings: string[];
  /** Every string of the file; an id written out in a string counts as used. */
  strings: Set<string>;
  /** The modules that the file imports statically, without types and dynamic imports. */
  imports: string[];
  /** The features that its route handle, <Messages> or useFeatureMessages asks for. */
  features: string[];
  /** Texts for people that stand in the code itself: between tags, or in an attribute that is shown or read aloud. */
  loose: { text: string; where: string }[];
  /** The buttons and links that show a text and are named by another. */
  named: NamedControl[];
  problems: string[];
}

/** Reads all code of a folder except tests and stories. */
export function readCode(directory: string): CodeFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories|d)\.tsx?$/.test(path))
    .sort()
    .map((path) => readCodeFile(path.split(sep).join('/'), readFileSync(join(directory, path), 'utf8')));
}

const FEATURE_START = new RegExp(`^(?:${FEATURES.join('|')})\\.[\\w.-]*$`);
/** Without one of these a file has no text and no id: only its imports matter, and they need no syntax tree. */
const SPEAKS = new RegExp(`['"\`](?:${FEATURES.join('|')})\\.|defaultMessage|[mM]essages?\\b|AppError`);
const IMPORTS = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;
const READ_ALOUD = new Set(['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label']);
const WORDS = /\p{L}{2,}/u;
const SCHEMA_FILE = /\.schema(?:\.server)?\.tsx?$/;
/** The first argument of these is an id. They never receive a whole text. */
const NAMES_AN_ID = new Set(['messageId', 'defineAppError', 'AppError']);

export function readCodeFile(path: string, source: string): CodeFile {
  const file: CodeFile = {
    path,
    texts: [],
    ids: [],
    beginnings: [],
    strings: new Set(),
    imports: [],
    features: [],
    loose: [],
    named: [],
    problems: [],
  };
  if (!path.endsWith('x') && !SPEAKS.test(source)) {
    file.imports.push(...Array.from(source.matchAll(IMPORTS), ([, from]) => from!));
    return file;
  }
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const where = (node: ts.Node) => `app/${path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

  const addText = (node: ts.Node, id: ts.Node | undefined, text: ts.Node | undefined) => {
    const ids = id ? literals(id) : undefined;
    const english = text && literals(text);
    if (ids?.length !== 1 || english?.length !== 1) {
      file.problems.push(`${where(node)}: id and defaultMessage of a message must be literal strings`);
    } else file.texts.push({ id: ids[0]!, text: english[0]!, where: where(node) });
  };

  const addLoose = (node: ts.Node, text: string) => {
    if (WORDS.test(text)) file.loose.push({ text: text.trim().replace(/\s+/g, ' '), where: where(node) });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) addLoose(node, node.text);
    else if (ts.isJsxExpression(node) && node.expression && isSpoken(node)) {
      for (const text of saidIn(node.expression)) addLoose(node, text);
    }
    if (ts.isStringLiteralLike(node)) {
      file.strings.add(node.text);
      if (SCHEMA_FILE.test(path) && /^[a-z]+\.[a-z][\w-]*$/.test(node.text) && FEATURE_START.test(node.text)) {
        file.ids.push({ id: node.text, where: where(node) });
      }
    } else if (ts.isTemplateExpression(node) && FEATURE_START.test(node.head.text)) {
      file.beginnings.push(node.head.text);
    } else if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const tag = node.tagName.getText();
      const attributes = attributesOf(node);
      const text = attributes.get('defaultMessage');
      if (tag === 'FormattedMessage' || text) addText(node, attributes.get('id'), text);
      for (const attribute of node.attributes.properties) {
        if (!ts.isJsxAttribute(attribute) || !READ_ALOUD.has(attribute.name.getText())) continue;
        if (attribute.initializer && ts.isStringLiteral(attribute.initializer))
          addLoose(attribute, attribute.initializer.text);
      }
      if (tag === 'Messages') file.features.push(...strings(attributes.get('features')));
    } else if (ts.isObjectLiteralExpression(node)) {
      const text = property(node, 'defaultMessage');
      if (text) addText(node, property(node, 'id'), text);
    } else if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = node.expression.getText();
      const first = node.arguments?.[0];
      if (NAMES_AN_ID.has(name) && first) {
        for (const id of literals(first) ?? []) file.ids.push({ id, where: where(node) });
      }
      if (name === 'useFeatureMessages') file.features.push(...strings(first));
      if (name.endsWith('formatMessage') && first && ts.isObjectLiteralExpression(first)) {
        const id = property(first, 'id');
        const named = id && !property(first, 'defaultMessage') ? literals(id) : undefined;
        for (const name of named ?? []) file.ids.push({ id: name, where: where(node) });
      }
    } else if (ts.isVariableDeclaration(node) && node.name.getText() === 'handle' && node.initializer) {
      const value = bare(node.initializer);
      if (ts.isObjectLiteralExpression(value)) file.features.push(...strings(property(value, 'messages')));
    } else if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) {
      file.imports.push((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
      file.imports.push((node.moduleSpecifier as ts.StringLiteral).text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  if (path.endsWith('x')) file.named = namedControls(tree, where);
  return file;
}

/** Whether the value between braces is shown: a child of an element, or an attribute that is shown or read aloud. */
function isSpoken({ parent }: ts.JsxExpression): boolean {
  return ts.isJsxAttribute(parent) ? READ_ALOUD.has(parent.name.getText()) : true;
}

/** The words of a value written in place: a string, the fixed parts of a template, the branches of a condition. */
function saidIn(node: ts.Node): string[] {
  const value = bare(node);
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isTemplateExpression(value))
    return [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(value)) return [...saidIn(value.whenTrue), ...saidIn(value.whenFalse)];
  if (!ts.isBinaryExpression(value)) return [];
  const operator = value.operatorToken.getText();
  if (operator === '+') return [...saidIn(value.left), ...saidIn(value.right)];
  return ['??', '||', '&&'].includes(operator) ? saidIn(value.right) : [];
}

function attributesOf(node: ts.JsxSelfClosingElement | ts.JsxOpeningElement): Map<string, ts.Node> {
  const attributes = new Map<string, ts.Node>();
  for (const attribute of node.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || !attribute.initializer) continue;
    const value = attribute.initializer;
    const expression = ts.isJsxExpression(value) ? value.expression : value;
    if (expression) attributes.set(attribute.name.getText(), expression);
  }
  return attributes;
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) {
      if (property.name.text === name) return property.initializer;
    }
  }
  return undefined;
}

/** Strips `as const`, `satisfies` and parentheses. */
function bare(node: ts.Node): ts.Node {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** The strings that an expression can have: a literal, concatenated literals, or both branches of a condition. */
function literals(node: ts.Node): string[] | undefined {
  const value = bare(node);
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literals(value.left), literals(value.right)];
    return left?.length === 1 && right?.length === 1 ? [left[0]! + right[0]!] : undefined;
  }
  if (ts.isConditionalExpression(value)) {
    const [yes, no] = [literals(value.whenTrue), literals(value.whenFalse)];
    return yes && no ? [...yes, ...no] : undefined;
  }
  return undefined;
}

function strings(node: ts.Node | undefined): string[] {
  const value = node && bare(node);
  return value && ts.isArrayLiteralExpression(value)
    ? value.elements.flatMap((element) => literals(element) ?? [])
    : [];
}

/** Resolves an import (`~/x` and `./x`) to a file of the folder; undefined for anything else. */
export function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  const target = specifier.startsWith('~/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? relative('.', join(from, '..', specifier))
          .split(sep)
          .join('/')
      : undefined;
  if (target === undefined) return undefined;
  return [`${target}.tsx`, `${target}.ts`].find((path) => files.has(path));
}
