import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from '../check-files';

/** What is replaced in a file of a library: every place with the first text, or that the pattern finds. */
interface Change {
  file: RegExp;
  places: readonly (readonly [before: string | RegExp, after: string])[];
}

/**
 * What Remix decides while it runs, although here it is settled: all data come by single fetch (nothing is streamed), the
 * server renders, no route has a clientLoader, and a browser is no server. The minifier then leaves out what is never run.
 */
const REMIX: readonly Change[] = [
  {
    file: /@remix-run\/react\/dist\/esm\/components\.js$/,
    places: [
      ['future.v3_singleFetch', 'true'],
      ['staticContext ?', 'false ?'],
      ['!isStatic ?', 'true ?'],
      ['if (!isStatic && typeof __remixContext', 'if (false && typeof __remixContext'],
      // A link that someone may follow has its script preloaded by an element, which may fail. Remix runs it too, for the
      // `links` of a route: a missing one would reload the open page, or end a navigation that has nothing to do with it.
      ['= useKeyedPrefetchLinks(newMatchesForAssets)', '= []'],
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/routes\.js$/,
    places: [
      ['typeof singleFetch === "function"', 'true'],
      ['future.v3_singleFetch', 'true'],
      ['if (isSpaMode)', 'if (false)'],
      ['if (needsRevalidation)', 'if (false)'],
      ['!routeModule.clientLoader)', 'true)'],
      ['!routeModule.clientAction)', 'true)'],
      ['if (mod.clientLoader)', 'if (false)'],
      ['if (mod.clientAction)', 'if (false)'],
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/browser\.js$/,
    places: [
      ['window.__remixContext.isSpaMode', 'false'],
      ['window.__remixContext.future.v3_singleFetch', 'true'],
    ],
  },
  {
    file: /@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    places: [['future.v3_lazyRouteDiscovery === true && !isSpaMode', 'true']],
  },
  {
    // No page changes by a view transition.
    file: /\/react-router-dom\/dist\/index\.js$/,
    places: [
      ['if (!viewTransitionOpts || isViewTransitionUnavailable)', 'if (true)'],
      [/ *\/\/ flushSync \+ startViewTransition\n[\s\S]*?(?= *\}, \[router\.window, transition, renderDfd,)/g, ''],
      [/ *\/\/ When we start a view transition,[\s\S]*?(?= *let navigator = React\.useMemo)/g, ''],
    ],
  },
  {
    file: /@remix-run\/router\/dist\/router\.js$/,
    places: [
      [/(?<!function )isDeferredResult\(\w+\)/g, 'false'],
      [/(?<!function )isDeferredData\(\w+\)/g, 'false'],
    ],
  },
];

/** Roots as they were before React 18, and what only they need. */
const REACT: readonly Change[] = [
  {
    file: /react-dom\/cjs\/react-dom\.production\.min\.js$/,
    places: [
      [
        /exports\.(?:render|hydrate|findDOMNode|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=function\([\s\S]*?\};(?=\s*exports\.)/g,
        '',
      ],
    ],
  },
];

/** What no part of the browser's code writes, and complaints about runtimes without any Intl. */
const INTL: readonly Change[] = [
  {
    file: /@formatjs\/intl\/index\.js$/,
    places: [
      [/^\t+format(?:Duration|DurationToParts|Plural|ListToParts): .*\.bind\(.*\),$/gm, ''],
      [/ else if \(!Intl\.NumberFormat\.supportedLocalesOf[\s\S]*?(?=\tverifyConfigMessages\()/g, '\n'],
    ],
  },
];

/** What reads a page of a list after another, or stores what was changed offline: neither is used. */
const QUERIES: readonly Change[] = [
  {
    file: /@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    places: [
      ['config.mutationCache || new MutationCache()', '{ resumePausedMutations: () => Promise.resolve(), clear() {} }'],
    ],
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/query\.js$/,
    places: [['this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : ', '']],
  },
];

const CHANGES = [...REMIX, ...REACT, ...INTL, ...QUERIES];

const STYLED = /\/styled-components\.browser\.esm\.js$/;
/** Its list of all elements of HTML and SVG, by which it makes `styled.div` and the like. */
const ELEMENTS = /new Set\(\["a","abbr",[^\]]*\]\)/;

/** Exports of a route by which it would load data in the browser, or elements of the head before it is opened. */
const UNUSED_EXPORTS = /\bexport (?:async )?(?:function|const) (?:clientLoader|clientAction|HydrateFallback|links)\b/;

/**
 * Leaves out of the browser's scripts what libraries carry for products other than this one. A library that no longer
 * has one of the places fails the build: then the list has to be looked at again.
 */
export function leanLibraries(root: string): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined;
      const [unused] = (id.includes('/app/routes/') && UNUSED_EXPORTS.exec(code)) || [];
      if (unused) this.error(`${id} has "${unused}", which scripts/bundle/lean-libraries.ts has left out`);
      return STYLED.test(id) ? withElements(code, styledElements(root)) : lean(code, id);
    },
  };
}

/** styled-components with these elements only; all others would be undefined where a component is made of them. */
export function withElements(code: string, elements: readonly string[]): string {
  const less = code.replace(ELEMENTS, `new Set(${JSON.stringify(elements)})`);
  if (less === code) throw new Error('styled-components has changed: its list of elements is not found');
  return less;
}

/** The elements of which the product makes styled components. */
export function styledElements(root: string): string[] {
  const files = ['app', 'landers']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => path.endsWith('.tsx'));
  const found = files.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/\bstyled\.([a-z]\w*)/g)]);
  return [...new Set(found.map(([, name]) => name!))].sort();
}

/** The code of a file of a library without what is not needed; undefined for other files. */
export function lean(code: string, id: string): string | undefined {
  const change = CHANGES.find(({ file }) => file.test(id));
  return change?.places.reduce((text, [before, after]) => {
    const next = text.replaceAll(before, after);
    if (next === text)
      throw new Error(`${id} has changed: ${String(before)} is not in it (scripts/bundle/lean-libraries.ts)`);
    return next;
  }, code);
}
