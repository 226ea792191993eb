import { resolveImport, type CodeFile } from './code-texts';

/**
 * Returns the features whose texts a page shows without declaring them. They must be in `handle.messages` of the route
 * or the root, or be loaded with <Messages> or useFeatureMessages; otherwise the page would first be in English on
 * every other brand. Follows the static imports of a route module, without server files.
 */
export function undeclaredFeatures(code: readonly CodeFile[]): string[] {
  const byPath = new Map(code.map((file) => [file.path, file]));
  const paths = new Set(byPath.keys());
  const always = byPath.get('root.tsx')?.features ?? [];
  const problems: string[] = [];
  for (const route of code) {
    const isPage = route.path === 'root.tsx' || (/^(?:routes|layouts)\//.test(route.path) && hasHandle(route));
    if (!isPage && !/^routes\/(?!api\/).*\.tsx$/.test(route.path)) continue;
    const loaded = reachable(route, byPath, paths);
    const declared = new Set([...always, ...loaded.flatMap((file) => file.features)]);
    const missing = new Map<string, string>();
    for (const file of loaded) {
      for (const { id, where } of file.texts) {
        const feature = id.split('.')[0]!;
        if (!declared.has(feature) && !missing.has(feature)) missing.set(feature, where);
      }
    }
    for (const [feature, where] of missing) {
      problems.push(
        `app/${route.path}: shows texts of '${feature}' (${where}) without declaring the feature in handle.messages`,
      );
    }
  }
  return problems;
}

const hasHandle = (file: CodeFile) => file.features.length > 0;

function reachable(start: CodeFile, byPath: Map<string, CodeFile>, paths: ReadonlySet<string>): CodeFile[] {
  const seen = new Set([start]);
  for (const file of seen) {
    for (const specifier of file.imports) {
      const path = resolveImport(file.path, specifier, paths);
      const next = path && !/\.server\.tsx?$/.test(path) ? byPath.get(path) : undefined;
      if (next) seen.add(next);
    }
  }
  return [...seen];
}
