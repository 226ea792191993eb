/** Rules about services and responses. */
import { isProduct } from '../check-files.ts';
import { isName, ruleOf } from './rule.ts';

export const actor = ruleOf(
  'who asks is told apart by isMember, isVisitor and memberOf (app/contract/actor.ts)',
  (path) => isProduct(path) && /\.server\.tsx?$|^app\/(?:server|compose)\//.test(path),
  {
    BinaryExpression: ({ operator, left }, { sourceCode }) =>
      /^[!=]==$/.test(operator) &&
      left.type === 'MemberExpression' &&
      /(?:^|\.)viewer\.kind$/.test(sourceCode.getText(left)),
  },
);

/** unavailable.ts and app-error.ts set the header in one place; the files named retry only read the status. */
const READS_OR_SETS_IT =
  /^app\/(?:server\/(?:overload\/unavailable|response\/app-error)|api-client\/retry(?:-when-busy)?)\.ts$/;

export const unavailable = ruleOf(
  'a 503 needs a Retry-After: use defineAppError(code, 503), or sendUnavailable of app/server/overload/unavailable.ts',
  (path) => isProduct(path) && path.startsWith('app/') && !READS_OR_SETS_IT.test(path),
  {
    Literal: ({ value, parent }) =>
      value === 503 && !(parent.type === 'CallExpression' && isName(parent.callee, 'defineAppError')),
  },
);
