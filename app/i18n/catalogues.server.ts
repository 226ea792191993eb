import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createIntlCache, type IntlCache } from 'react-intl';
import { CATALOGUE_BASE, type CatalogueManifest } from './catalogue-manifest';
import { createSteadyIntl, type Messages, type SteadyIntl } from './create-intl';
import type { PageCatalogue } from './document-messages';
import { DEFAULT_LOCALE, type Locale } from './locales';
import type { NichePrefix } from './niche-prefix';
import { regionalLocale } from './regional-locale';

export interface CataloguesOptions {
  /** For development: looks for a new manifest, at most once a second. */
  reload?: boolean;
  /** Called with a message id that a page or mail uses but whose text its features lack. */
  onMissing?: (id: string, locale: string) => void;
  onProblem?: (error: Error) => void;
}

export interface IntlOptions {
  prefix?: NichePrefix;
  timeZone?: string;
  /** ISO 3166-1 alpha-2: the country whose way of writing dates, times and numbers is used. */
  country?: string | undefined;
  /** Limits the messages to these features, as in the page's browser. All features when absent, for mail. */
  features?: readonly string[];
}

/** The compiled catalogues. Files, page sets and intls are read or made on first use and then cached. */
export interface Catalogues {
  messages(locale: Locale, features: readonly string[], prefix: NichePrefix): Messages;
  /** Where the browser finds the messages of a page with these features. */
  page(locale: Locale, features: readonly string[], prefix: NichePrefix): PageCatalogue;
  intl(locale: Locale, options?: IntlOptions): SteadyIntl;
}

const MAX_INTLS = 500;
const RELOAD_MS = 1000;

interface Loaded {
  manifest: CatalogueManifest;
  files: Map<string, Messages>;
  intls: LRUCache<string, SteadyIntl>;
  formatters: Map<string, IntlCache>;
  changed: number;
}

/** `directory` holds the output of tools/catalogues/catalogues.ts: public/i18n in development, build/client/i18n in a build. */
export function openCatalogues(directory: string, options: CataloguesOptions = {}): Catalogues {
  const manifestPath = join(directory, 'manifest.json');
  let loaded: Loaded | undefined;
  let checkedAt = 0;

  const load = (): Loaded => ({
    changed: statSync(manifestPath).mtimeMs,
    manifest: JSON.parse(readFileSync(manifestPath, 'utf8')) as CatalogueManifest,
    files: new Map(),
    intls: new LRUCache({ max: MAX_INTLS }),
    formatters: new Map(),
  });

  const current = (): Loaded => {
    if (options.reload && loaded && performance.now() - checkedAt > RELOAD_MS) {
      checkedAt = performance.now();
      if (statSync(manifestPath, { throwIfNoEntry: false })?.mtimeMs !== loaded.changed) loaded = undefined;
    }
    return (loaded ??= load());
  };

  const pathsOf = (locale: string): CatalogueManifest['languages'][string] =>
    current().manifest.languages[locale] ?? current().manifest.languages[DEFAULT_LOCALE]!;

  const pathOf = (locale: string, feature: string, prefix: string): string | undefined => {
    const entry = pathsOf(locale)[feature];
    return entry?.[prefix] ?? entry?.none;
  };

  const file = (path: string | undefined): Messages => {
    if (path === undefined) return {};
    const { files } = current();
    let messages = files.get(path);
    if (!messages) {
      messages = JSON.parse(readFileSync(join(directory, path), 'utf8')) as Messages;
      files.set(path, messages);
    }
    return messages;
  };

  const messages: Catalogues['messages'] = (locale, features, prefix) =>
    Object.assign(
      {},
      // A feature without a file has no texts; the catalogue check reports it.
      ...features.map((feature) => file(pathOf(locale, feature, prefix))),
    ) as Messages;

  const page: Catalogues['page'] = (locale, features, prefix) => {
    const { indexes } = current().manifest;
    const index = indexes[locale] ?? indexes[DEFAULT_LOCALE]!;
    const paths = features.map((feature) => [feature, pathOf(locale, feature, prefix)] as const);
    return {
      locale,
      files: Object.fromEntries(
        paths.flatMap(([feature, path]) => (path === undefined ? [] : [[feature, CATALOGUE_BASE + path]])),
      ),
      index: CATALOGUE_BASE + index[prefix]!,
    };
  };

  const intl: Catalogues['intl'] = (locale, { prefix = 'none', timeZone = 'UTC', country, features } = {}) => {
    const tag = regionalLocale(locale, country);
    return remember(current().intls, `${tag} ${prefix} ${timeZone} ${features?.join() ?? '*'}`, () => {
      const { formatters } = current();
      const shared = formatters.get(tag) ?? createIntlCache();
      formatters.set(tag, shared);
      return createSteadyIntl({
        locale: tag,
        messages: messages(locale, features ?? Object.keys(pathsOf(locale)), prefix),
        timeZone,
        // A compiled message contains its time zone, so the cache of messages is not shared.
        cache: { ...shared, message: {} },
        onMissing: (id) => options.onMissing?.(id, locale),
        onProblem: options.onProblem,
      });
    });
  };

  return { messages, page, intl };
}

function remember<V extends object>(cache: LRUCache<string, V>, key: string, make: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = make();
  cache.set(key, value);
  return value;
}
