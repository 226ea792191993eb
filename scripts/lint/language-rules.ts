/** Rules about what depends on a language, which a browser may write otherwise than the server did. */
import { isProduct } from '../check-files.ts';
import { isName, ruleOf } from './rule.ts';

const isServer = (path: string) => /\.server\.tsx?$/.test(path);

/** Whether a browser may run it: what it writes then has to be what the server wrote. */
const hydrated = (path: string) =>
  isProduct(path) &&
  /^app\/(?!server\/|providers\/|compose\/|config\/|tenancy\/|testing\/)/.test(path) &&
  !isServer(path) &&
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

/** `a.localeCompare(b)` and `a.toLocaleUpperCase()`. */
export const locale = ruleOf(
  'what depends on a language names its locale: a browser would take its own, and the server another one',
  isProduct,
  {
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
      const method = callee.property.name;
      return method === 'localeCompare' ? given.length < 2 : method.startsWith('toLocale') && given.length === 0;
    },
  },
);

export const sorting = ruleOf(
  'the server sorts by a language (*.server.ts): a browser may sort otherwise, and throw the page away',
  (path) => isProduct(path) && /^(?:app|landers)\//.test(path) && !isServer(path),
  { MemberExpression: ({ property }) => isName(property, 'localeCompare') || isName(property, 'Collator') },
);

export const intl = ruleOf(
  "numbers, dates, lists and names are written by useIntl(), which keeps what the server wrote: a browser's own Intl may write otherwise, and React throws the page away",
  hydrated,
  {
    MemberExpression: ({ object, property }) =>
      property.type === 'Identifier' &&
      ((isName(object, 'Intl') && property.name !== 'Collator') ||
        /^toLocale(?:Date|Time)?String$/.test(property.name)),
  },
);
