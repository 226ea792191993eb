import { existsSync, readFileSync } from 'node:fs';
import type { BuiltSheet } from './built-sheet';

/** The style sheet that all members' pages share. */
export interface ComponentSheet {
  href: string;
  /** The URL of the sheet that all brands of a theme share, by the theme's name. */
  themes: Readonly<Record<string, string>>;
  /** The rules of a class; undefined if the sheet does not hold it. */
  rulesOf: (id: string, name: string) => string[] | undefined;
  /** Says that a page needed a class that the sheet lacks. */
  onMissing: (id: string, name: string) => void;
}

/** Undefined without a build (development), where every page holds its own styles. Names each missing class once. */
export function openComponentSheet(
  file: string,
  say: (missing: { component: string; name: string }) => void,
): ComponentSheet | undefined {
  if (!existsSync(file)) return undefined;
  const { href, themes, rules } = JSON.parse(readFileSync(file, 'utf8')) as BuiltSheet;
  const components = new Map(Object.entries(rules).map(([id, names]) => [id, new Map(Object.entries(names))]));
  const reported = new Set<string>();
  return {
    href,
    themes,
    rulesOf: (id, name) => components.get(id)?.get(name),
    onMissing(component, name) {
      if (reported.has(component) || reported.size > MOST_SAID) return;
      reported.add(component);
      say({ component, name });
    },
  };
}

const MOST_SAID = 100;
