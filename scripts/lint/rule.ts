/** How a rule of the project is written for oxlint, which shows it the syntax tree as ESTree, without types. */
import { relative } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: object }>;
export type Context = Parameters<Rule['create']>[0];
/** Any node, as a visitor that is named by a selector gets it. */
export type Node = Parameters<NonNullable<ReturnType<Rule['create']>['*']>>[0];
export type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** For each kind of node, whether such a node breaks the rule. */
type Matchers = { [Type in Node['type']]?: (node: NodeOf<Type>, context: Context) => boolean };

/** Makes a rule that finds these nodes in the files to which it applies. */
export function ruleOf(message: string, applies: (path: string) => boolean, matchers: Matchers): Rule {
  return {
    create(context) {
      if (!applies(pathOf(context))) return {};
      const visitors = Object.entries(matchers as Record<string, (node: Node, context: Context) => boolean>).map(
        ([type, matches]) => {
          const visit = (node: Node) => {
            if (matches(node, context)) context.report({ node, message });
          };
          return [type, visit];
        },
      );
      return Object.fromEntries(visitors);
    },
  };
}

/** The path of a file from the root, with forward slashes. */
export function pathOf({ cwd, filename }: Context): string {
  return relative(cwd, filename).replaceAll('\\', '/');
}

export function isName(node: Node | null | undefined, name: string): boolean {
  return node?.type === 'Identifier' && node.name === name;
}

/** The name of the property in `object.name` and `object['name']`. */
export function propertyOf(node: NodeOf<'MemberExpression'>): string | undefined {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined;
  const { property } = node;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** Finds `object.name`, `globalThis.object.name` and `const { name } = object`. */
export function isProperty(object: string, name: string) {
  const isObject = (node: Node) =>
    isName(node, object) || (node.type === 'MemberExpression' && propertyOf(node) === object);
  return {
    MemberExpression: (node: NodeOf<'MemberExpression'>) => propertyOf(node) === name && isObject(node.object),
    VariableDeclarator: ({ id, init }: NodeOf<'VariableDeclarator'>) =>
      init !== null &&
      isObject(init) &&
      id.type === 'ObjectPattern' &&
      id.properties.some((part) => part.type === 'Property' && isName(part.key, name)),
  } satisfies Matchers;
}
