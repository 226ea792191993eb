/**
 * Checks the words that docs/glossary.md has replaced, in identifiers (split at camelCase, so that `openDoor` has two)
 * and in comments.
 */
import { REPLACED_WORDS, type WordRule } from './replaced-words.ts';
import { type Context, type Node, type NodeOf, pathOf, type Rule } from './rule.ts';
import { WORDS_THAT_STAY } from './words-that-stay.ts';

type Identifier = NodeOf<'Identifier' | 'PrivateIdentifier' | 'JSXIdentifier'>;
/** A migration is never edited again, and the rule itself names the words. */
const LEFT_OUT = /^db\/migrations\/|^scripts\/lint\/(?:replaced-words|words-that-stay|plugin\.test)\.ts$/;

type Place = { start: number; end: number };

export const word: Rule = {
  create(context) {
    const path = pathOf(context);
    const due = LEFT_OUT.test(path) ? [] : rulesFor(path, context);
    if (due.length === 0) return {};
    const report = reportOnce(context);
    const check = (node: Identifier) => {
      const name = fullName(node, context);
      const local = isLocal(node);
      for (const rule of due)
        if (appliesToName(rule, node.name, name, local)) report(node, rule, wordIn(rule, node.name, path));
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          for (const rule of due) if (rule.names !== 'only') report(comment, rule, wordIn(rule, comment.value, path));
      },
      Identifier: check,
      PrivateIdentifier: check,
      JSXIdentifier: check,
    };
  },
};

/** The rules for this file whose words occur in it at all, so that most files are not searched. */
function rulesFor(path: string, { sourceCode }: Context): WordRule[] {
  const text = sourceCode.text.toLowerCase();
  return REPLACED_WORDS.filter(
    ({ words, within }) => (within?.test(path) ?? true) && words.some((word) => text.includes(word)),
  );
}

/** Reports a word once for each line. */
function reportOnce({ report, sourceCode }: Context) {
  const reported = new Set<string>();
  return (at: Place, { use }: WordRule, word: string | undefined) => {
    if (word === undefined) return;
    const start = sourceCode.getLocFromIndex(at.start);
    const key = `${start.line} ${word}`;
    if (reported.has(key)) return;
    reported.add(key);
    const end = sourceCode.getLocFromIndex(at.end);
    report({ loc: { start, end }, message: `'${word}' is replaced in docs/glossary.md; use: ${use}` });
  };
}

function appliesToName(rule: WordRule, text: string, name: string, local: boolean): boolean {
  if (rule.comments === 'only' || rule.stays?.test(name) || rule.stays?.test(text)) return false;
  return !(rule.alone && !rule.words.includes(text)) && !(rule.locals && !local);
}

function wordIn({ words }: WordRule, text: string, path: string): string | undefined {
  const parts = new Set(wordsOf(text));
  return words.find((word) => parts.has(word) && !mayStay(path, word));
}

/** Splits `openDoor`, `OPEN_DOOR` and `open_door` into the same words. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

function mayStay(path: string, word: string): boolean {
  return WORDS_THAT_STAY.some((exception) => exception.word === word && exception.path.test(path));
}

/** A property's name with the object that it is of. */
function fullName(node: Identifier, { sourceCode }: Context): string {
  const { parent } = node;
  const isProperty = parent.type === 'MemberExpression' || parent.type === 'JSXMemberExpression';
  return isProperty && parent.property === node ? sourceCode.getText(parent) : node.name;
}

/** Whether a variable or parameter gets its name here, and not from a field that it is destructured from. */
function isLocal(node: Node): boolean {
  // A default value stands between the name and what declares it.
  const name = node.parent?.type === 'AssignmentPattern' && node.parent.left === node ? node.parent : node;
  const { parent } = name;
  if (!parent) return false;
  if (parent.type === 'VariableDeclarator') return parent.id === name;
  if (parent.type === 'CatchClause') return parent.param === name;
  if (parent.type === 'Property')
    return parent.parent.type === 'ObjectPattern' && !parent.shorthand && parent.value === name;
  if ('params' in parent) return (parent.params as readonly Node[]).includes(name);
  return ['ArrayPattern', 'RestElement', 'TSParameterProperty', 'TSIndexSignature'].includes(parent.type);
}
