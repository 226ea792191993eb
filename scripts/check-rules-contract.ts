/** A shape between server and browser is written once, in app/contract, and its types come from there. */
import ts from 'typescript';
import { type Finding, isProduct, type SourceFile } from './check-files';

const rule = 'contract';
const WRITTEN_OUT =
  'is a field of a shape between server and browser: import its type from app/contract instead of declaring it again';
const NAMED = 'names a shape between server and browser: it belongs to app/contract, as a schema';

/** Settings and company repeat names of the brand's own file, which other code may use as well. */
const OF_BRANDS = /^app\/contract\/(?:settings|company)\.ts$/;
const inContract = (path: string) => /^app\/contract\/.*\.ts$/.test(path) && isProduct(path);
/** Where the shapes are made and used. In app/server and app/api-client a response is one of HTTP. */
const usesShapes = (path: string) => /^app\/(?:features|layouts|page|realtime|routes)\//.test(path);
/** Names such as `main_image`, in the notation that only the contract and the database use. */
const DISTINCT = /^[a-z0-9]+(?:_[a-z0-9]+)+$/;

export function checkContract(sources: readonly SourceFile[]): Finding[] {
  const fields = new Set(sources.filter(({ path }) => inContract(path) && !OF_BRANDS.test(path)).flatMap(fieldsOf));
  return sources
    .filter(({ path }) => isProduct(path) && path.startsWith('app/') && !/^app\/(?:contract|tenancy)\//.test(path))
    .filter(({ text }) => /Response\b/.test(text) || [...fields].some((name) => text.includes(name)))
    .flatMap((file) => checkFile(file, fields));
}

/** The distinct names of the object properties in a file of the contract. */
function fieldsOf({ path, text }: SourceFile): string[] {
  const names: string[] = [];
  visit(parse(path, text), (node) => {
    if (ts.isPropertyAssignment(node) && DISTINCT.test(node.name.getText())) names.push(node.name.getText());
  });
  return names;
}

function checkFile({ path, text }: SourceFile, fields: ReadonlySet<string>): Finding[] {
  const tree = parse(path, text);
  const findings: Finding[] = [];
  const find = (node: ts.Node, message: string) =>
    findings.push({ rule, path, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, message });
  visit(tree, (node) => {
    if (ts.isPropertySignature(node) && fields.has(node.name.getText()))
      find(node, `${node.name.getText()} ${WRITTEN_OUT}`);
    if (usesShapes(path) && isNamedType(node)) find(node, `${node.name.text} ${NAMED}`);
  });
  return findings;
}

const isNamedType = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.name.text.endsWith('Response');

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  onNode(node);
  ts.forEachChild(node, (child) => visit(child, onNode));
}
