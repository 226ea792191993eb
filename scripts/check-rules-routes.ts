/** A route parses, authorises, calls one service and responds: one for its page, and one for what its form does. */
import ts from 'typescript';
import { type Finding, isProduct, type SourceFile } from './check-files';

const rule = 'one-service';
/** What gathers a landing page stands above the features, but is a service to its routes. */
const isService = (module: string) => /\.service\.server$|^~\/landing\/page\//.test(module);

type Half = 'loader' | 'action';
const HALVES: readonly Half[] = ['loader', 'action'];

export function checkRoutes(sources: readonly SourceFile[]): Finding[] {
  const routes = sources.filter(({ path }) => path.startsWith('app/routes/') && isProduct(path));
  return routes.flatMap((file) => (/\.server\.tsx?$/.test(file.path) ? notARoute(file) : checkRoute(file)));
}

const notARoute = ({ path }: SourceFile): Finding[] => [
  { rule, path, message: 'is no route: what a route calls is a service of a feature, or of app/landing/page' },
];

function checkRoute({ path, text }: SourceFile): Finding[] {
  const servicesOf = readRoute(path, text);
  return HALVES.flatMap((half) => {
    const services = servicesOf(half);
    if (services.length <= 1) return [];
    const message = `its ${half} calls ${services.length} services, a route calls one: ${services.join(', ')}`;
    return [{ rule, path, message }];
  });
}

/** Finds the services that a half of the route names, itself or in functions of the same file. Types do not count. */
function readRoute(path: string, text: string): (half: Half) => string[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const services = new Map<string, string>();
  const declared = new Map<string, ts.Node>();
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) {
      const module = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (isService(module)) for (const name of valuesOf(statement)) services.set(name, module);
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      declared.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
    }
  }
  return (half) => {
    const names = new Set<string>([half]);
    for (const name of names) {
      const node = declared.get(name);
      if (node) namesIn(node, (used) => names.add(used));
    }
    return [...new Set([...names].flatMap((name) => services.get(name) ?? []))];
  };
}

function valuesOf({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || importClause.isTypeOnly) return [];
  if (ts.isNamespaceImport(bindings)) return [bindings.name.text];
  return bindings.elements.filter((part) => !part.isTypeOnly).map((part) => part.name.text);
}

function namesIn(node: ts.Node, use: (name: string) => void): void {
  // The people whom an error page shows instead are looked for once the service has refused.
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'others') return;
  if (ts.isIdentifier(node)) use(node.text);
  ts.forEachChild(node, (child) => namesIn(child, use));
}
