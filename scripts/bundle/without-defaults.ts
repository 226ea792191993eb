import type { Plugin, Rollup } from 'vite';

/** A part of a syntax tree as Rollup parses it. */
interface Node {
  type: string;
  start: number;
  end: number;
}

/**
 * Leaves the English defaults of messages out of the browser's scripts: a page has its texts from the catalogues before
 * it hydrates (app/i18n/open-page.ts), and another page from theirs before it is shown.
 */
export function withoutDefaults(): Plugin {
  return {
    name: 'without-defaults',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (this.environment.name !== 'client' || id.includes('/node_modules/')) return undefined;
      return cutDefaults(code, (text) => this.parse(text));
    },
  };
}

/** The code of a module, its JSX compiled, without the defaults in it; undefined if there are none. */
export function cutDefaults(code: string, parse: (code: string) => Rollup.ProgramNode): string | undefined {
  if (!code.includes('defaultMessage')) return undefined;
  const found = defaultsIn(parse(code) as Node);
  let text = '';
  let from = 0;
  for (const { start, end } of found.sort((a, b) => a.start - b.start)) {
    text += code.slice(from, start);
    // With the comma behind it, if there is one: an object may begin, but not go on, with a comma that stands alone.
    from = end + /^\s*,?/.exec(code.slice(end))![0].length;
  }
  return text + code.slice(from);
}

/** The properties `defaultMessage: 'text'`: not those of patterns and types, nor such with another value. */
function defaultsIn(node: Node): Node[] {
  const { properties } = node as { properties?: (Node & { key?: { name?: string }; value?: Node })[] };
  const own = (node.type === 'ObjectExpression' ? properties : undefined)?.filter(
    ({ key, value }) => key?.name === 'defaultMessage' && /^(?:Literal|TemplateLiteral)$/.test(value?.type ?? ''),
  );
  const inner = Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  return [...(own ?? []), ...inner.filter(isNode).flatMap(defaultsIn)];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
