import { isStory, isTest, type SourceFile } from '../../check-files';
import { lintFiles } from '../../lint/lint-files';
import { problem, type Finding } from '../finding';
import type { LanderFolder } from '../lander-folder';

export type Lint = typeof lintFiles;

/**
 * Checks the code of landers with the rules that hold for the whole product, such as that a colour is a role of the
 * theme: the findings by the name of the lander. All in one run, because the linter takes longer to start than to read.
 */
export function checkProjectRules(folders: readonly LanderFolder[], lint: Lint = lintFiles): Map<string, Finding[]> {
  const files = folders.flatMap(({ name, code }) =>
    [...code]
      .filter(([file]) => !isStory(file) && !isTest(file))
      .map(([file, text]): SourceFile => ({ path: `landers/${name}/${file}`, text })),
  );
  const found = lint(files);
  return new Map(
    folders.map(({ name }) => {
      const start = `landers/${name}/`;
      const own = found.filter(({ path }) => path.startsWith(start));
      return [name, own.map((finding) => findingOf(finding.path.slice(start.length), finding))];
    }),
  );
}

function findingOf(file: string, { line, message }: { line?: number; message: string }): Finding {
  return problem(file, `line ${line}`, 'breaks a rule of the project', sentence(message));
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
