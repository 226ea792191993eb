/** What counts as a test that sleeps, in the syntax tree. */
import ts from 'typescript';

export function isName(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

/**
 * Matches a real pause: `setTimeout(f, 50)`, Playwright's waitForTimeout, or the promise form of Node's timers. A turn
 * of the event loop (0 ms) does not count.
 */
export function isSleep(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return importsPause(node);
  if (!ts.isCallExpression(node)) return false;
  if (ts.isPropertyAccessExpression(node.expression)) return node.expression.name.text === 'waitForTimeout';
  const delay = node.arguments[1];
  return (
    isName(node.expression, 'setTimeout') && delay !== undefined && delay.getText() !== '0' && resolvesPromise(node)
  );
}

/** Matches the promise form of setTimeout; setImmediate of the same module is only a turn of the event loop. */
function importsPause({ moduleSpecifier, importClause }: ts.ImportDeclaration): boolean {
  if (!ts.isStringLiteral(moduleSpecifier) || !/^(?:node:)?timers\/promises$/.test(moduleSpecifier.text)) return false;
  const names = importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names)) return true;
  return names.elements.some((part) => ['setTimeout', 'scheduler'].includes((part.propertyName ?? part.name).text));
}

/** `new Promise((done) => setTimeout(done, 50))` pauses; a timeout that fails a hanging test does not. */
function resolvesPromise(call: ts.CallExpression): boolean {
  for (let at: ts.Node = call.parent; at; at = at.parent) {
    if (!ts.isArrowFunction(at) && !ts.isFunctionExpression(at)) continue;
    const resolve = at.parameters[0]?.name.getText();
    const isPromise = ts.isNewExpression(at.parent) && isName(at.parent.expression, 'Promise');
    return (
      isPromise && resolve !== undefined && new RegExp(`\\b${resolve}\\b`).test(call.arguments[0]?.getText() ?? '')
    );
  }
  return false;
}
