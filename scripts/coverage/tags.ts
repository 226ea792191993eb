import ts from 'typescript';

/** `// covers S2-014 X17-003` beside a test. */
export interface Tag {
  /** The ids of rows: S of the specification, X of what is beyond it. */
  rows: string[];
  /** The title of the test; null if the tag is above the imports and means the whole file. */
  title: string | null;
  line: number;
}

const TAG = /^\/\/ covers((?: (?:S\d|X\d+)-\d{3})+)$/;
const POSSIBLE_TAG = /\/\/\s*covers\s+(?:S\d|X[\d-])/i;

/**
 * The tags of a test file. A tag is above a test or a group of tests (whose title is its name), above one case of
 * `it.each` (whose first text is its name), or above the imports.
 *
 * @throws an Error that names the line of a tag that is misspelt or not beside a test
 */
export function tagsOf(path: string, text: string): Tag[] {
  if (!POSSIBLE_TAG.test(text)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const tags: Tag[] = [];
  const lineOf = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
  const read = (node: ts.Node, title: string | null | undefined) => {
    if (title === undefined) return;
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
      const rows = TAG.exec(text.slice(pos, end))?.[1];
      if (rows !== undefined) tags.push({ rows: rows.trim().split(' '), title, line: lineOf(pos) });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) read(node, firstText(calledWith(node.expression)));
    if (ts.isArrayLiteralExpression(node)) read(node, firstText(node.elements));
    ts.forEachChild(node, visit);
  };
  const [first] = file.statements;
  if (first && ts.isImportDeclaration(first)) read(first, null);
  visit(file);
  const known = new Set(tags.map((tag) => tag.line));
  text.split('\n').forEach((line, index) => {
    if (POSSIBLE_TAG.test(line) && !known.has(index + 1)) {
      throw new Error(`${path}:${index + 1}: this tag is misspelt or does not stand beside a test: ${line.trim()}`);
    }
  });
  return tags;
}

/** The arguments of `it('…', …)`, also if the called function is the result of a call: `it.each([…])('…', …)`. */
function calledWith(expression: ts.Expression): readonly ts.Expression[] {
  return ts.isCallExpression(expression) ? expression.arguments : [];
}

function firstText([first]: readonly ts.Expression[]): string | undefined {
  if (!first) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}
