/**
 * No function of the product is longer than a screen or two, but those of a list. The list can only shrink: an entry
 * that is no longer needed, or whose function has another length than it says, is a finding too.
 * oxlint's max-lines-per-function knows neither names nor an exact length, so such a list would not shrink by itself.
 */
import ts from 'typescript';
import { isCode, isProduct, type Finding, type SourceFile } from './check-files';
import { LONG_FUNCTIONS, type LongFunction } from './long-functions';

const MOST_LINES = 80;

/** A migration is one statement after another and is never edited again; the demo data are tables. */
const LEFT_OUT = /^db\/(?:migrations|seed)\//;

const rule = 'long-function';

export function checkFunctions(
  sources: readonly SourceFile[],
  allowed: readonly LongFunction[] = LONG_FUNCTIONS,
): Finding[] {
  const found = sources.filter(isMeasured).flatMap(longFunctions);
  const same = (entry: LongFunction) => (other: FoundFunction) =>
    other.path === entry.path && other.name === entry.name;
  const listed = allowed.flatMap((entry): Finding[] => {
    const now = found.find(same(entry));
    if (now?.lines === entry.lines) return [];
    const message = now
      ? changed(entry, now)
      : `${entry.name} is not longer than ${MOST_LINES} lines: take it off the list`;
    return [{ rule, path: entry.path, ...(now && { line: now.line }), message }];
  });
  const unlisted = found.filter((longFunction) => !allowed.some((entry) => same(entry)(longFunction)));
  return [...listed, ...unlisted.map(tooLong)];
}

function changed({ name, lines }: LongFunction, now: FoundFunction): string {
  return now.lines > lines
    ? `${name} has ${now.lines} lines, more than the ${lines} that are allowed: give a part of it a name`
    : `${name} has ${now.lines} lines now: write that into the list, so that it does not grow again`;
}

function tooLong({ path, name, line, lines }: FoundFunction): Finding {
  const message = `${name} has ${lines} lines; at most ${MOST_LINES} may be in one function: give a part of it a name`;
  return { rule, path, line, message };
}

interface FoundFunction {
  path: string;
  name: string;
  line: number;
  lines: number;
}

function isMeasured({ path }: SourceFile): boolean {
  return /^(?:app|db)\//.test(path) && isCode(path) && isProduct(path) && !LEFT_OUT.test(path);
}

function longFunctions({ path, text }: SourceFile): FoundFunction[] {
  if (text.split('\n').length <= MOST_LINES) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const found: FoundFunction[] = [];
  const visit = (node: ts.Node, name: string) => {
    const line = lineOf(node.getStart(file));
    const lines = lineOf(node.end) - line + 1;
    if (lines <= MOST_LINES) return;
    const named = nameOf(node) ?? name;
    if (ts.isFunctionLike(node) && 'body' in node) found.push({ path, name: named, line, lines });
    ts.forEachChild(node, (child) => visit(child, named));
  };
  visit(file, 'a function without a name');
  return found;
}

/** A function is called as it is declared, or as the constant or property that holds it. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const { name } = node as ts.NamedDeclaration;
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteral(name))
    ? name.text
    : undefined;
}
