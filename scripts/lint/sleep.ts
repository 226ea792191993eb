/** A test that sleeps, but for importing Node's promise form of setTimeout, which no-restricted-imports refuses. */
import { isTest } from '../check-files.ts';
import { type Context, isName, type NodeOf, propertyOf, ruleOf } from './rule.ts';

/**
 * A real pause is `setTimeout(f, 50)` or Playwright's waitForTimeout. A turn of the event loop (0 ms) does not count.
 * until.ts is the only place that waits between two requests to a running server; it fails when its time is over.
 */
export const sleep = ruleOf(
  'a test that sleeps is slow on a fast machine and fails on a slow one; wait for what a person would notice',
  (path) => isTest(path) && !path.startsWith('app/testing/') && path !== 'e2e/support/product/until.ts',
  {
    CallExpression: (call, context) => {
      if (call.callee.type === 'MemberExpression') return propertyOf(call.callee) === 'waitForTimeout';
      const delay = call.arguments[1];
      return (
        isName(call.callee, 'setTimeout') &&
        delay !== undefined &&
        context.sourceCode.getText(delay) !== '0' &&
        resolvesPromise(call, context)
      );
    },
  },
);

/** `new Promise((done) => setTimeout(done, 50))` pauses; a timeout that fails a hanging test does not. */
function resolvesPromise(call: NodeOf<'CallExpression'>, { sourceCode }: Context): boolean {
  for (let at = call.parent; at.type !== 'Program'; at = at.parent) {
    if (at.type !== 'ArrowFunctionExpression' && at.type !== 'FunctionExpression') continue;
    const [resolve] = at.params;
    const isPromise = at.parent.type === 'NewExpression' && isName(at.parent.callee, 'Promise');
    if (!isPromise || resolve?.type !== 'Identifier') return false;
    return new RegExp(`\\b${resolve.name}\\b`).test(sourceCode.getText(call.arguments[0]));
  }
  return false;
}
