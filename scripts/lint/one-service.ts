/** A route parses, authorises, calls one service and responds: one for its page, and one for what its form does. */
import { isProduct } from '../check-files.ts';
import { type Context, isName, type Node, type NodeOf, pathOf, type Rule } from './rule.ts';

/** What gathers a landing page stands above the features, but is a service to its routes. */
const isService = (module: string) => /\.service\.server$|^~\/landing\/page\//.test(module);

type Half = 'loader' | 'action';
const HALVES: readonly Half[] = ['loader', 'action'];
const NOT_A_ROUTE = 'is no route: what a route calls is a service of a feature, or of app/landing/page';

export const oneService: Rule = {
  create(context) {
    const path = pathOf(context);
    if (!path.startsWith('app/routes/') || !isProduct(path)) return {};
    return {
      Program(program) {
        if (/\.server\.tsx?$/.test(path)) return context.report({ node: program, message: NOT_A_ROUTE });
        const servicesOf = readRoute(program, context);
        for (const half of HALVES) {
          const services = servicesOf(half);
          if (services.length <= 1) continue;
          const message = `its ${half} calls ${services.length} services, a route calls one: ${services.join(', ')}`;
          context.report({ node: program, message });
        }
      },
    };
  },
};

/** Finds the services that a half of the route names, itself or in functions of the same file. Types do not count. */
function readRoute({ body }: NodeOf<'Program'>, context: Context): (half: Half) => string[] {
  const services = new Map<string, string>();
  const declared = new Map<string, Node>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const module = statement.source.value;
      if (isService(module)) for (const name of valuesOf(statement)) services.set(name, module);
      continue;
    }
    const declaration = 'declaration' in statement ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) declared.set(declaration.id.name, declaration);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) declared.set(id.name, init);
  }
  return (half) => {
    const names = new Set<string>([half]);
    for (const name of names) {
      const node = declared.get(name);
      if (node) namesIn(node, context, (used) => names.add(used));
    }
    return [...new Set([...names].flatMap((name) => services.get(name) ?? []))];
  };
}

function valuesOf({ importKind, specifiers }: NodeOf<'ImportDeclaration'>): string[] {
  if (importKind === 'type') return [];
  return specifiers
    .filter((part) => part.type !== 'ImportSpecifier' || part.importKind !== 'type')
    .map(({ local }) => local.name);
}

function namesIn(node: Node, context: Context, use: (name: string) => void): void {
  // The people whom an error page shows instead are looked for once the service has refused.
  if (node.type === 'Property' && isName(node.key, 'others')) return;
  if (node.type === 'Identifier') use(node.name);
  for (const key of context.sourceCode.visitorKeys[node.type] ?? []) {
    const below = node[key as keyof Node] as unknown as Node | null | (Node | null)[];
    for (const child of [below].flat()) if (child) namesIn(child, context, use);
  }
}
