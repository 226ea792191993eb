/** A view whose HTML the server remembers depends on its props only; see docs/fragments.md. */
import { posix } from 'node:path';
import { type Finding, isProduct, type SourceFile } from './check-files';

const rule = 'fragment';
const APART = 'the view of a cached fragment stands in a file of its own, which this file imports by name';
const IMPURE =
  'asks who looks or where, and the view of a cached fragment renders it: give it as a prop, or put it into the hole';

/** What depends on the member, the place or the moment, and ids that depend on the place. */
const ASKS =
  /\b(?:useShell|usePremium|useNavCounts|useRouteName|useLoaderData|useActionData|useRouteLoaderData|useMatches|useLocation|useParams|useSearchParams|useNavigation|useFetcher|useSubmit|useResolvedPath|usePhotoUrl|usePageClock|useNow|useTracking)\s*\(|<(?:FormattedRelative|Form|NavLink|Outlet|Await)\b/;
const MAKES_IDS = /\buseId\s*\(/;
const CALL = /\bcached(?:Fragment|List)(?:<[^>]*>)?\(\s*'[^']*',\s*(\w+)(?:,\s*(\{[^}]*\}))?/g;
/** Loaded when it is first shown: the first group is empty. */
const LATER = /\bimport\(()'([^']+)'\)/g;
const IMPORT = /import\s+(?!type\b)([^;]*?)\s+from\s+'([^']+)'/g;

export function checkFragments(sources: readonly SourceFile[]): Finding[] {
  const files = new Map(sources.filter(({ path }) => isProduct(path)).map((file) => [file.path, file]));
  const findings: Finding[] = [];
  for (const { path, text } of files.values()) {
    for (const [, view, options = ''] of text.matchAll(CALL)) {
      const start = importsOf(path, text, files).find(({ names }) => names.includes(view!));
      if (!start) findings.push({ rule, path, message: `${view!}: ${APART}` });
      else {
        const forbidden = (code: string) => ASKS.test(code) || (!options.includes('makesIds') && MAKES_IDS.test(code));
        for (const part of reached(start.path, files))
          if (forbidden(files.get(part)!.text)) findings.push({ rule, path: part, message: `${IMPURE} (${view!})` });
      }
    }
  }
  return findings;
}

/** The file, and every component and hook that it needs. */
function reached(start: string, files: ReadonlyMap<string, SourceFile>): Set<string> {
  const found = new Set([start]);
  for (const path of found)
    for (const { path: next } of importsOf(path, files.get(path)!.text, files))
      if (/\.tsx$|\/use-[^/]*\.ts$/.test(next)) found.add(next);
  return found;
}

function importsOf(path: string, text: string, files: ReadonlyMap<string, SourceFile>) {
  return [...text.matchAll(IMPORT), ...text.matchAll(LATER)].flatMap(([, names, from]) => {
    const base = from!.startsWith('~/') ? `app/${from!.slice(2)}` : posix.join(posix.dirname(path), from!);
    const target = [`${base}.tsx`, `${base}.ts`].find((candidate) => files.has(candidate));
    const isLocal = /^[.~]/.test(from!);
    return isLocal && target ? [{ path: target, names: names!.match(/\w+/g)?.map(String) ?? [] }] : [];
  });
}
