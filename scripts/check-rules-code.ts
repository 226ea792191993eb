/** Rules about code, checked in its syntax tree, so that comments and texts may mention what is forbidden. */
import ts from 'typescript';
import { type Finding, isProduct, isStory, isTest, type SourceFile } from './check-files';
import { isName, isSleep } from './test/sleep-rule';

interface CodeRule {
  rule: string;
  message: string;
  /** A pattern that must occur in the file before it is parsed, because parsing every file would take seconds. */
  hint: RegExp;
  applies(path: string): boolean;
  matches(node: ts.Node): boolean;
}

const isClock = (path: string) => /(?:^|\/)(?:clock|ids)\.ts$/.test(path);
const timed = (path: string) => isProduct(path) && !isClock(path);
const rendered = (path: string) => isProduct(path) && /^(?:app|landers)\/.*\.tsx$/.test(path);

/** Whether a browser may run it: what it writes then has to be what the server wrote. */
const hydrated = (path: string) =>
  isProduct(path) &&
  /^app\/(?!server\/|providers\/|compose\/|config\/|tenancy\/|testing\/)/.test(path) &&
  !/\.server\.tsx?$/.test(path) &&
  !INTL_OF_ITS_OWN.has(path);

/** Of these, nothing that the two sides could write differently gets onto a page. */
const INTL_OF_ITS_OWN: ReadonlySet<string> = new Set([
  // How many decimals a currency has, and which day a moment is, to compare it with others: no text.
  'app/i18n/minor-units.ts',
  'app/i18n/time/day-of.ts',
  // Only the server calls it: hours of members, the year of a number, a file, the value of a field.
  'app/features/notifications/local-time.ts',
  'app/features/billing/documents/document-number.ts',
  'app/features/billing/history/csv.ts',
  'app/features/billing/limits/amount.ts',
]);

const rules: CodeRule[] = [
  {
    rule: 'duration',
    message: 'a length of time is imported from app/time/durations.ts; one in another unit says so: DAY_SECONDS',
    hint: /\b(?:SECOND|MINUTE|HOUR|DAY|WEEK|YEAR) =/,
    applies: (path) => path !== 'app/time/durations.ts',
    matches: (node) =>
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      /^(?:SECOND|MINUTE|HOUR|DAY|WEEK|YEAR)$/.test(node.name.text),
  },
  {
    rule: 'actor',
    message: 'who asks is told apart by isMember, isVisitor and memberOf (app/contract/actor.ts)',
    hint: /viewer\.kind/,
    applies: (path) => isProduct(path) && /\.server\.tsx?$|^app\/(?:server|compose)\//.test(path),
    matches: (node) =>
      ts.isBinaryExpression(node) &&
      [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
        node.operatorToken.kind,
      ) &&
      ts.isPropertyAccessExpression(node.left) &&
      /(?:^|\.)viewer\.kind$/.test(node.left.getText()),
  },
  {
    rule: 'environment',
    message: 'only app/config reads the environment; take the value from the configuration',
    hint: /process|import\.meta\.env/,
    applies: (path) => isProduct(path) && !path.startsWith('app/config/'),
    matches: (node) => isProperty(node, 'process', 'env'),
  },
  {
    rule: 'clock',
    message: 'time comes from the clock of the context (clock.now()), so that a test can set it',
    hint: /Date/,
    applies: timed,
    matches: (node) =>
      isProperty(node, 'Date', 'now') ||
      (ts.isNewExpression(node) && isName(node.expression, 'Date') && (node.arguments?.length ?? 0) === 0) ||
      (ts.isCallExpression(node) && isName(node.expression, 'Date')),
  },
  {
    rule: 'chance',
    message: 'random values come from the ids of the context, so that a test can repeat them',
    hint: /Math/,
    applies: timed,
    matches: (node) => isProperty(node, 'Math', 'random'),
  },
  {
    rule: 'sleep',
    message:
      'a test that sleeps is slow on a fast machine and fails on a slow one; wait for what a person would notice',
    hint: /setTimeout|waitForTimeout|timers\/promises/,
    // until.ts is the only place that waits between two requests to a running server; it fails when its time is over.
    applies: (path) => isTest(path) && !path.startsWith('app/testing/') && path !== 'e2e/support/product/until.ts',
    matches: isSleep,
  },
  {
    rule: 'locale',
    message: 'what depends on a language names its locale: a browser would take its own, and the server another one',
    hint: /localeCompare|toLocale/,
    applies: isProduct,
    matches: usesOwnLocale,
  },
  {
    rule: 'sorting',
    message: 'the server sorts by a language (*.server.ts): a browser may sort otherwise, and throw the page away',
    hint: /localeCompare|Collator/,
    applies: (path) => isProduct(path) && /^(?:app|landers)\//.test(path) && !/\.server\.tsx?$/.test(path),
    matches: (node) =>
      ts.isPropertyAccessExpression(node) && (node.name.text === 'localeCompare' || node.name.text === 'Collator'),
  },
  {
    rule: 'intl',
    message:
      "numbers, dates, lists and names are written by useIntl(), which keeps what the server wrote: a browser's own Intl may write otherwise, and React throws the page away",
    hint: /\bIntl\.|toLocale/,
    applies: hydrated,
    matches: (node) =>
      ts.isPropertyAccessExpression(node) &&
      ((isName(node.expression, 'Intl') && node.name.text !== 'Collator') ||
        /^toLocale(?:Date|Time)?String$/.test(node.name.text)),
  },
  {
    rule: 'style-attribute',
    message: 'the Content-Security-Policy blocks style attributes in server HTML; use a styled component',
    hint: /style=/,
    // Mail clients support little else.
    applies: (path) => rendered(path) && !path.startsWith('app/features/account/mail/design/'),
    matches: (node) => ts.isJsxAttribute(node) && node.name.getText() === 'style',
  },
  {
    rule: 'colour',
    message: "a colour is a role of the theme (color('surface')), never a literal colour",
    hint: /#[0-9a-f]{3}|rgba?\(|hsla?\(/i,
    applies: (path) =>
      isProduct(path) &&
      /^app\/(?:ui|features|layouts|routes|page|realtime|landing)\/.*(?:\.tsx|-css\.ts)$|^landers\/.*\.tsx?$/.test(
        path,
      ),
    matches: (node) =>
      isLiteralText(node) &&
      /#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\b(?:rgb|hsl)a?\(\s*\d/i.test(node.text),
  },
  {
    rule: 'lazy',
    message:
      'a part that is loaded later is lazyWithHtml or lazyAfterHydration: with lazy alone, a change before it is hydrated makes React throw its HTML away',
    hint: /lazy/,
    applies: (path) => isProduct(path) && path !== 'app/page/lazy.tsx',
    matches: (node) => ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'lazy',
  },
  {
    rule: 'negative-space',
    message: 'a minus before space() makes the whole declaration void: a negative space is pull()',
    hint: /-\$\{space\(/,
    applies: isProduct,
    matches: isMinusSpace,
  },
  {
    rule: 'prefetch',
    message: 'whether a link prefetches is up to the device: prefetch={usePrefetch()}',
    hint: /prefetch/i,
    applies: rendered,
    matches: (node) =>
      (ts.isJsxAttribute(node) && node.name.getText() === 'prefetch' && isFixed(node)) ||
      (ts.isJsxOpeningLikeElement(node) && node.tagName.getText() === 'PrefetchPageLinks'),
  },
  {
    rule: 'unavailable',
    message:
      'a 503 needs a Retry-After: use defineAppError(code, 503), or sendUnavailable of app/server/overload/unavailable.ts',
    hint: /503/,
    // unavailable.ts and app-error.ts set the header in one place; the files named retry only read the status.
    applies: (path) =>
      isProduct(path) &&
      path.startsWith('app/') &&
      !/^app\/(?:server\/(?:overload\/unavailable|response\/app-error)|api-client\/retry(?:-when-busy)?)\.ts$/.test(
        path,
      ),
    matches: (node) =>
      ts.isNumericLiteral(node) &&
      node.text === '503' &&
      !(ts.isCallExpression(node.parent) && isName(node.parent.expression, 'defineAppError')),
  },
  {
    rule: 'default-export',
    message: 'use named exports; a default export is only for modules whose framework requires one',
    hint: /export default|as default/,
    applies: (path) =>
      isProduct(path) &&
      !/^app\/(?:routes\/|layouts\/|routes\.ts$|root\.tsx$|entry\.)|^landers\/[^/]+\/Lander\.tsx$/.test(path),
    matches: (node) => ts.isExportAssignment(node) || (ts.canHaveModifiers(node) && isDefault(node)),
  },
];

export function checkCode(file: SourceFile): Finding[] {
  const due = rules.filter((rule) => rule.applies(file.path) && rule.hint.test(file.text));
  if (due.length === 0 || !/\.[cm]?[jt]sx?$/.test(file.path) || isStory(file.path)) return [];
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    for (const { rule, message, matches } of due) {
      if (!matches(node)) continue;
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      findings.push({ rule, path: file.path, line, message });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}

/** Matches `object.name`, `globalThis.object.name` and `const { name } = object`. */
function isProperty(node: ts.Node, object: string, name: string): boolean {
  const isObject = (at: ts.Node) =>
    isName(at, object) || (ts.isPropertyAccessExpression(at) && at.name.text === object);
  if (ts.isPropertyAccessExpression(node)) return node.name.text === name && isObject(node.expression);
  if (ts.isElementAccessExpression(node)) {
    return (
      isObject(node.expression) && ts.isStringLiteral(node.argumentExpression) && node.argumentExpression.text === name
    );
  }
  if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isObjectBindingPattern(node.name)) return false;
  return (
    isObject(node.initializer) && node.name.elements.some((part) => (part.propertyName ?? part.name).getText() === name)
  );
}

/** Matches `a.localeCompare(b)` and `a.toLocaleUpperCase()`. */
function usesOwnLocale(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const method = node.expression.name.text;
  return method === 'localeCompare'
    ? node.arguments.length < 2
    : /^toLocale/.test(method) && node.arguments.length === 0;
}

/** Matches `-${space(2)}`; in `calc(100% - ${space(2)})` a space follows the minus. */
function isMinusSpace(node: ts.Node): boolean {
  if (!ts.isTemplateSpan(node) || !ts.isCallExpression(node.expression)) return false;
  if (!isName(node.expression.expression, 'space')) return false;
  const { head, templateSpans } = node.parent;
  const before = templateSpans[templateSpans.indexOf(node) - 1]?.literal ?? head;
  return before.text.endsWith('-');
}

/** `prefetch="intent"`, also in braces or as one of two choices; `none` is always allowed. */
function isFixed({ initializer }: ts.JsxAttribute): boolean {
  const values = /(['"`])(?:intent|render|viewport)\1/;
  return initializer !== undefined && values.test(initializer.getText());
}

function isLiteralText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

function isDefault(node: ts.HasModifiers): boolean {
  return node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}
