/**
 * Checks the words that docs/glossary.md has replaced, in identifiers (split at camelCase, so that `openDoor` has two)
 * and in comments. Texts for members are not checked here but with the catalogues.
 */
import ts from 'typescript';
import { type Finding, isCode, lineAt, type SourceFile } from './check-files';

interface WordRule {
  /** The words in lower case, in all forms that somebody might write. */
  words: readonly string[];
  /** What to write instead. */
  use: string;
  /** The files in which the word has the replaced meaning; all files if absent. */
  within?: RegExp;
  /** 'only': checks names but not comments, because the word has another meaning in plain English. */
  names?: 'only';
  /** Checks only names that are the word and nothing else: `one`, but not `oneOf`. */
  alone?: boolean;
  /** Checks only variables and parameters, because a column, the contract or an interface has a field of that name. */
  locals?: boolean;
  /** 'only': checks comments but not names. */
  comments?: 'only';
  /** Names (or `object.name`) that may stay, because a column, the contract or a platform has them. */
  stays?: RegExp;
}

const EVENTS = /^app\/(?:server\/events|providers\/events|realtime|features\/chat)\//;

/** A row of the glossary is added here once the project no longer uses the word. */
const rules: readonly WordRule[] = [
  {
    words: ['door', 'doors', 'guest', 'guests', 'dress'],
    use: 'request listener, request',
    within: /^(?:app|db|sandbox|scripts|bench|e2e)\//,
    names: 'only',
  },
  { words: ['wire', 'wires'], use: 'API contract', names: 'only' },
  { words: ['outbox', 'outboxes'], use: 'send queue', within: /^app\/features\/chat\/send-queue\//, names: 'only' },
  { words: ['judge', 'judged', 'judges'], use: 'check', names: 'only' },
  {
    words: ['door', 'guest', 'guests'],
    use: 'request listener, request',
    within: /^app\/(?:server|document(?!\/light)|compose)\//,
  },
  {
    words: ['answer', 'answers'],
    use: 'response, result',
    within: /^(?:app\/(?:server|document(?!\/light)|compose|api-client|i18n|providers|realtime)|bench|sandbox)\//,
    names: 'only',
    stays: /(?:^|\.)(?:neutral_account_answers|lastAnswer|answerAsOperator)$/,
  },
  {
    words: ['beside'],
    use: 'best effort',
    within: /^app\/(?:server|document(?!\/light)|compose|providers)\/|^app\/features\/.*\.server\.ts$/,
    names: 'only',
  },
  {
    words: ['late'],
    use: 'lazy, after hydration',
    within: /^app\/(?:features|landing|layouts|page|ui)\/.*\.tsx$/,
    names: 'only',
  },
  { words: ['hint', 'hints'], use: 'live event', within: EVENTS },
  { words: ['told', 'heard'], use: 'published, received', within: EVENTS, names: 'only' },
  { words: ['news'], use: 'payment event, notice, announcement', names: 'only' },
  {
    words: ['thread', 'threads'],
    use: 'conversation',
    within: /^(?:app\/(?:features|routes|realtime|api-client)|stories)\//,
  },
  { words: ['keeper', 'keepers'], use: 'holder, or what it does', within: /^(?:app|db|sandbox|scripts)\// },
  { words: ['desk', 'desks'], use: 'queue, concurrency limit, review', within: /^(?:app|db|sandbox|scripts|bench)\// },
  { words: ['repeatedly'], use: 'poll, startPolling', names: 'only' },
  { words: ['chore', 'chores', 'broom', 'brooms'], use: 'clean-up task, job' },
  {
    words: ['house'],
    use: 'platform account, project',
    within: /^(?:app|db|scripts|bench|sandbox)\//,
    names: 'only',
    stays: /^house_number$/,
  },
  { words: ['twin', 'twins'], use: 'near duplicate', within: /^(?:app|db|sandbox|scripts)\// },
  { words: ['deed', 'deeds'], use: 'action' },
  { words: ['refusal', 'refusals'], use: 'AppError, domain error', names: 'only' },
  {
    words: ['address', 'addresses'],
    use: 'url, ip, email',
    names: 'only',
    stays:
      /(?:ip|e?mail|network|remote|local)_?address|^AddressInfo$|^UPLOADS_PER_ADDRESS$|(?:server|cdn|probe|company|rcpt.*)\.address$/i,
  },
  {
    words: ['kept', 'keep', 'keeps', 'keeping'],
    use: 'cached, draft, saved, remembered, remaining, reused',
    names: 'only',
    stays: /keep_?alive/i,
  },
  { words: ['housekeeping'], use: 'clean-up', names: 'only' },
  { words: ['ctx'], use: 'context', names: 'only' },
  { words: ['colour', 'colours'], use: 'color', names: 'only' },
  {
    words: ['waiting'],
    use: 'pending message, unanswered conversation, unconfirmed member',
    within: /^(?:app\/(?:compose|features\/(?:chat|joining|safety))|db\/(?:queries|schema|seed)|scripts\/review)\//,
    names: 'only',
    stays: /waiting_?list/i,
  },
  {
    words: ['writing'],
    use: 'message draft, write permission, typing',
    within: /^app\/(?:features\/(?:chat|likes)|realtime)\//,
    names: 'only',
  },
  {
    words: ['look', 'looks', 'looked', 'looking'],
    use: 'poll, check, visit, variant, theme',
    names: 'only',
    stays: /^looking_?for$/i,
  },
  { words: ['purchase', 'purchases'], use: 'order', names: 'only', stays: /^purchase_id$/ },
  { words: ['one'], use: 'the noun, as in rows.map((row) => ...)', names: 'only', alone: true, stays: /\.one$/ },
  {
    words: ['said', 'told', 'asked', 'made', 'gone', 'held', 'taken', 'counted'],
    use: 'the noun: request, result, text, created, deleted, reserved, notified',
    names: 'only',
    alone: true,
    locals: true,
  },
  {
    words: ['words'],
    use: 'text, label, copy',
    within: /^(?:app|db|stories|sandbox)\//,
    names: 'only',
    alone: true,
    locals: true,
  },
  { words: ['team', 'teams', 'reviewer', 'reviewers'], use: 'staff, a staff member', comments: 'only' },
  { words: ['whoever', 'somebody', 'anew'], use: 'anyone who, someone, again', comments: 'only' },
];

/** Names and words of comments that may stay, with the reason. The list may only get shorter. */
const EXCEPTIONS: readonly { path: RegExp; word: string; reason: string }[] = [
  {
    path: /^app\/(?:tenancy\/|.*\.schema\.server\.ts$)/,
    word: 'ctx',
    reason: 'the customary name of the argument of zod’s superRefine',
  },
  {
    path: /^app\/features\/billing\/payments\/record-payment-event\.service\.server\.ts$/,
    word: 'refusal',
    reason: 'a stored field of the audit',
  },
  {
    path: /^app\/(?:contract\/company|features\/(?:account\/mail|billing\/(?:direct-debit|documents|payments))|layouts|page\/shell-data|tenancy|routes\/api-lists)|^stories\/(?:\.storybook|checkout)/,
    word: 'address',
    reason: 'the postal address of a company',
  },
  {
    path: /^app\/(?:features\/(?:account\/mail|joining\/activation)|providers\/mail|testing\/settings)\//,
    word: 'address',
    reason: 'the field of a MailAddress, as nodemailer names it',
  },
  {
    path: /^app\/(?:compose\/start-problem|server\/operations\/test-control|providers\/push\/(?:public-lookup|web-push\.test))/,
    word: 'address',
    reason: 'named by Node',
  },
  { path: /^app\/tenancy\/tenant-schema\.test\.ts$/, word: 'colour', reason: 'a wrong key, which the schema refuses' },
  { path: /^app\/features\/chat\//, word: 'hint', reason: 'enterKeyHint is an attribute of HTML' },
  { path: /^db\/prepared\/prepared\.ts$/, word: 'one', reason: 'runs a prepared query for one row' },
  {
    path: /^app\/(?:features\/(?:account\/(?:mail\/reports|passwords)|chat\/(?:emoji|gifts|list)|profiles\/places|sharing)|testing)\//,
    word: 'words',
    reason: 'single words, as in a search',
  },
  {
    path: /^app\/features\/(?:legal\/documents\/writer\.server|safety\/(?:cases\/case\.schema\.server|report\/report\.(?:schema\.server|service\.db\.test)))\.ts$/,
    word: 'words',
    reason: 'named as the field of the form and the column, or the block of a legal text',
  },
  {
    path: /^app\/features\/account\/names-brand\.ts$/,
    word: 'team',
    reason: 'a word that a member may not have as a name',
  },
  {
    path: /^app\/features\/safety\/cases\/decide-case\.service\.server\.ts$/,
    word: 'reviewer',
    reason: 'an outcome, as the command prints it',
  },
  {
    path: /^app\/(?:features\/safety\/opening\/plain-words|compose\/written-numbers\.test)\.ts$/,
    word: 'one',
    reason: 'the number, as a word of a text',
  },
  { path: /^db\/personal-data\/money-tables\.ts$/, word: 'purchase', reason: 'the table' },
  { path: /^db\/schema\/schema\.ts$/, word: 'purchase', reason: 'the table; its neighbour `order` is reserved in SQL' },
  {
    path: /^app\/features\/billing\/(?:history\/CreditMovements\.tsx|ledger\/ledger\.service\.server\.ts)$/,
    word: 'purchase',
    reason: 'a kind of movement, as it is stored in credit_transaction',
  },
];

/** Splits `openDoor`, `OPEN_DOOR` and `open_door` into the same words. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

export function checkWords(file: SourceFile): Finding[] {
  if (!isCode(file.path) || /^db\/migrations\/|^scripts\/check-rules/.test(file.path)) return [];
  const due = rules.filter(
    ({ words, within }) =>
      (within?.test(file.path) ?? true) && words.some((word) => file.text.toLowerCase().includes(word)),
  );
  if (due.length === 0) return [];
  const findings = new Map<string, Finding>();
  /** `name` is what `stays` is compared with; undefined for a comment. */
  const note = (text: string, at: number, name?: string, local = false) => {
    const parts = new Set(wordsOf(text));
    for (const { words, use, names, alone, locals, comments, stays } of due) {
      if (name === undefined ? names === 'only' : comments === 'only' || stays?.test(name) || stays?.test(text))
        continue;
      if ((alone && !words.includes(text)) || (locals && !local)) continue;
      const word = words.find((word) => parts.has(word) && !isException(file.path, word));
      if (word === undefined) continue;
      const line = lineAt(file.text, at);
      const message = `'${word}' is replaced in docs/glossary.md; use: ${use}`;
      findings.set(`${line} ${word}`, { rule: 'word', path: file.path, line, message });
    }
  };
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node))
      note(node.text, node.getStart(), fullName(node), isLocal(node));
    if (node.getChildCount() === 0) {
      const before = ts.getLeadingCommentRanges(file.text, node.pos) ?? [];
      const after = ts.getTrailingCommentRanges(file.text, node.end) ?? [];
      for (const { pos, end } of [...before, ...after]) note(file.text.slice(pos, end), pos);
    }
    for (const child of node.getChildren()) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(tree);
  return [...findings.values()];
}

function fullName(node: ts.Identifier | ts.PrivateIdentifier): string {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.name === node ? parent.getText() : node.text;
}

/** Whether a variable or parameter gets its name here, and not from a field that it is destructured from. */
function isLocal({ parent, text }: ts.Identifier | ts.PrivateIdentifier): boolean {
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name.getText() === text;
  if (!ts.isBindingElement(parent) || parent.name.getText() !== text) return false;
  return (
    parent.propertyName !== undefined || parent.dotDotDotToken !== undefined || ts.isArrayBindingPattern(parent.parent)
  );
}

function isException(path: string, word: string): boolean {
  return EXCEPTIONS.some((exception) => exception.word === word && exception.path.test(path));
}
