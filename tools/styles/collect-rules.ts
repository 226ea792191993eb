import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PropValue, Usage } from './prop-values';

type Props = Record<string, PropValue>;

/** The parts of styled-components' own classes that are needed here. */
interface StyleSheet {
  constructor: { new (options: { isServer: boolean }): StyleSheet; registerId: (id: string) => number };
  names: Map<string, Set<string>>;
  getTag: () => { getGroup: (group: number) => string };
  insertRules: (id: string, name: string, rules: string[]) => void;
}
interface Styled {
  styledComponentId: string;
  componentStyle: { generateAndInjectStyles: (props: Props, sheet: StyleSheet, stylis: unknown) => string };
}
interface StyleContext {
  styleSheet: StyleSheet;
  stylis: unknown;
}

/** The rules of a component: its place in the order of all, and its rules by the name of the class. */
export interface ComponentRules {
  id: string;
  group: number;
  rules: Map<string, string[]>;
}

/** As a component is named by its file; otherwise the order of modules decides, which a browser changes. */
const NAMED_BY_FILE = /^s[0-9a-z]+-\d+$/;
/** A component with more combinations than this is not worth the bytes. */
const MOST_COMBINATIONS = 400;

/**
 * Loads the built server and lets each of its styled components compile its rules for every way it is used. Components
 * are found through React, which makes all of them, so the product knows nothing of it.
 */
export async function collectRules(
  server: string,
  usagesOf: (componentId: string) => readonly Usage[] | undefined,
  isColor: (role: string) => boolean,
): Promise<ComponentRules[]> {
  const isSense = (css: string) =>
    !/undefined|NaN|\[object|=>/.test(css) &&
    [...css.matchAll(/var\(--color-([\w-]*)/g)].every(([, role]) => isColor(role!));
  const { components, context } = await loadComponents(server);
  const Sheet = context.styleSheet.constructor;
  const sheet = new Sheet({ isServer: true });
  const collected = new Map<string, ComponentRules>();
  const { insertRules } = sheet;
  sheet.insertRules = (id, name, rules) => {
    const entry = collected.get(id) ?? { id, group: Sheet.registerId(id), rules: new Map() };
    collected.set(id, entry);
    entry.rules.set(name, rules);
    insertRules.call(sheet, id, name, rules);
  };
  for (const { styledComponentId, componentStyle } of components) {
    if (!NAMED_BY_FILE.test(styledComponentId))
      throw new Error(`styles: ${styledComponentId} has no stable name; styled components stand in .tsx files`);
    const usages = usagesOf(styledComponentId);
    if (!usages) continue;
    const compile = (props: Props, into: StyleSheet) =>
      componentStyle.generateAndInjectStyles(props, into, context.stylis);
    for (const props of combinations(compile, usages, () => new Sheet({ isServer: true }), isSense))
      compile(props, sheet);
  }
  return [...collected.values()].sort((a, b) => a.group - b.group);
}

async function loadComponents(server: string): Promise<{ components: Styled[]; context: StyleContext }> {
  const react = createRequire(pathToFileURL(server))('react') as {
    forwardRef: (render: unknown) => object;
    createContext: (value: unknown) => object;
  };
  const { forwardRef, createContext } = react;
  const components: object[] = [];
  const contexts: unknown[] = [];
  react.forwardRef = (render) => {
    const component = forwardRef(render);
    components.push(component);
    return component;
  };
  react.createContext = (value) => {
    contexts.push(value);
    return createContext(value);
  };
  try {
    await import(pathToFileURL(server).href);
    for (const part of laterParts(server)) await import(pathToFileURL(part).href);
  } finally {
    Object.assign(react, { forwardRef, createContext });
  }
  const context = contexts.find((value): value is StyleContext => isObject(value) && 'stylis' in value);
  if (!context) throw new Error('styles: the built server contains no styled-components, or another version of it');
  return {
    components: components.filter((component): component is Styled & object => 'componentStyle' in component),
    context,
  };
}

/** The components that a page loads when it first shows them are in scripts of their own. */
function laterParts(server: string): string[] {
  const folder = join(dirname(server), 'assets');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => readFileSync(path, 'utf8').includes('componentId: "s'));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The combinations of props that make a difference to a component. */
function combinations(
  compile: (props: Props, into: StyleSheet) => string,
  usages: readonly Usage[],
  scratch: () => StyleSheet,
  isSense: (css: string) => boolean,
): Props[] {
  const read = new Set<string>();
  const attempt = (props: Props): { names: string; css: string } | undefined => {
    const sheet = scratch();
    const watched = new Proxy(props, {
      get: (target, key) => {
        if (typeof key === 'string' && key.startsWith('$')) read.add(key);
        return Reflect.get(target, key) as unknown;
      },
    });
    try {
      const names = compile(watched, sheet);
      const css = String(sheet);
      return isSense(css) ? { names, css } : undefined;
    } catch {
      return undefined;
    }
  };
  const found: Props[] = attempt({}) ? [{}] : [];
  if (read.size === 0) return found;
  const seen = new Set(found.map(() => attempt({})!.names));
  for (const usage of usages) {
    const props = [...usage].filter(([name]) => read.has(name));
    let open: Props[] = [{}];
    for (const [name, values] of props)
      open = open
        .flatMap((props) => [...values].map((value) => ({ ...props, [name]: value })))
        .slice(0, MOST_COMBINATIONS);
    for (const props of open) {
      const rendered = attempt(props);
      if (!rendered || seen.has(rendered.names)) continue;
      seen.add(rendered.names);
      found.push(props);
    }
  }
  return found;
}
