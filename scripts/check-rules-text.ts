/** Rules about all committed text. The patterns are written so that this file itself does not match them. */
import { type Finding, isCode, isProduct, lineAt, type SourceFile } from './check-files';

interface TextRule {
  rule: string;
  pattern: RegExp;
  message: string;
  applies(path: string): boolean;
}

const rules: TextRule[] = [
  {
    rule: 'unfinished',
    pattern: /\b(?:TO[D]O|FIX[M]E)\b/g,
    message: 'finish what is unfinished now or write an issue, but leave no note in the code',
    applies: () => true,
  },
  {
    rule: 'machine-path',
    // A path that only one machine has: a home, a workplace, a named temporary folder. Tests use mkdtemp.
    pattern: /(?<![\w.:/}*-])(?:\/(?:hom[e]|User[s]|roo[t]|wor[k]|tm[p]|var\/folder[s])\/\w|[A-Z]:\\\\?User[s])/g,
    message:
      'a path of one machine does not exist on another; derive it from the repository, the configuration or mkdtemp',
    applies: () => true,
  },
  {
    rule: 'disabled',
    // A comment without the name of a rule switches all of them off.
    pattern: /(?:ox|es)lint-disable(?:-(?:next-)?line)?(?:[ \t]*(?:--|\*\/|\n)|[^\n]*\bfacet\/)/g,
    message: 'a rule of the project holds everywhere but where the rule itself says; name others when disabling them',
    applies: isCode,
  },
  {
    rule: 'barrel',
    pattern: /^export \* (?:as \w+ )?from /gm,
    message: 're-exports hide where things are; import the file itself (only the ui kit re-exports)',
    applies: (path) => isProduct(path) && !/^app\/landing\/kit(?:\/index)?\.ts$/.test(path),
  },
];

export function checkText(file: SourceFile): Finding[] {
  return rules
    .filter((rule) => rule.applies(file.path))
    .flatMap(({ rule, pattern, message }) =>
      [...file.text.matchAll(pattern)].map((match) => ({
        rule,
        path: file.path,
        line: lineAt(file.text, match.index),
        message: `${message} (${match[0].trim()})`,
      })),
    );
}

/** The product knows no brand by name: a brand is a file in tenants/ and nowhere else. */
export function checkBrands(file: SourceFile, brands: readonly string[]): Finding[] {
  if (!isProduct(file.path) || !file.path.startsWith('app/')) return [];
  return brands
    .map((brand) => ({ brand, at: file.text.search(new RegExp(`(['"\`])${brand}\\1`)) }))
    .filter(({ at }) => at >= 0)
    .map(({ brand, at }) => ({
      rule: 'brand-name',
      path: file.path,
      line: lineAt(file.text, at),
      message: `app/ must not name a brand; what is specific to '${brand}' belongs in its tenant file`,
    }));
}
