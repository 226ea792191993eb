/** Rules about what is written in a component: colours, spaces and links. */
import { isProduct } from '../check-files.ts';
import { isName, ruleOf } from './rule.ts';

const colored = (path: string) =>
  isProduct(path) &&
  /^app\/(?:ui|features|layouts|routes|page|realtime|landing)\/.*(?:\.tsx|-css\.ts)$|^landers\/.*\.tsx?$/.test(path);
const rendered = (path: string) => isProduct(path) && /^(?:app|landers)\/.*\.tsx$/.test(path);

const isColor = (text: string) =>
  /#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\b(?:rgb|hsl)a?\(\s*\d/i.test(text);

export const literalColor = ruleOf(
  "a colour is a role of the theme (color('surface')), never a literal colour",
  colored,
  {
    Literal: ({ value }) => typeof value === 'string' && isColor(value),
    TemplateElement: ({ value }) => isColor(value.cooked ?? value.raw),
  },
);

/** `-${space(2)}`; in `calc(100% - ${space(2)})` a space follows the minus. */
export const negativeSpace = ruleOf(
  'a minus before space() makes the whole declaration void: a negative space is pull()',
  isProduct,
  {
    CallExpression: (node) => {
      if (!isName(node.callee, 'space') || node.parent.type !== 'TemplateLiteral') return false;
      const before = node.parent.quasis[node.parent.expressions.indexOf(node)];
      return before?.value.raw.endsWith('-') ?? false;
    },
  },
);

/** `prefetch="intent"`, also in braces or as one of two choices; `none` is always allowed. */
export const prefetch = ruleOf('whether a link prefetches is up to the device: prefetch={usePrefetch()}', rendered, {
  JSXAttribute: ({ name, value }, { sourceCode }) =>
    name.name === 'prefetch' && value !== null && /(['"`])(?:intent|render|viewport)\1/.test(sourceCode.getText(value)),
  JSXOpeningElement: ({ name }) => name.type === 'JSXIdentifier' && name.name === 'PrefetchPageLinks',
});
