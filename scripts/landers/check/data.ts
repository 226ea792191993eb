import { problem, type Finding } from '../finding';
import type { LanderFolder } from '../lander-folder';

const NAME = /^[a-z][a-z0-9-]{1,39}$/;
/** Their URLs are those of the specification: /members/{id}/landing… */
export const MEMBER_LANDERS = ['landing', 'landing2', 'landing3'];

/**
 * Checks manifest and copy as the running product does, and also finds what the product never reports, such as a folder
 * that it ignores.
 */
export function checkData({ name, files, manifest, problems }: LanderFolder): Finding[] {
  if (!NAME.test(name)) {
    return [
      problem(
        '.',
        '',
        'is no name for a lander',
        'Lower-case letters, figures and hyphens, 2 to 40: rename the folder.',
      ),
    ];
  }
  const findings = problems.map(({ file, path, message }) => problem(file, path, message, mendOf(path, message)));
  if (!files.has('manifest.json')) {
    findings.push(
      problem('manifest.json', '', 'is missing', `npm run lander -- new ${name} makes a whole folder to look at.`),
    );
  }
  if (!files.has('Lander.tsx')) {
    findings.push(problem('Lander.tsx', '', 'is missing', 'The page itself: its default export is the component.'));
  }
  if (manifest && (manifest.kind === 'member') !== MEMBER_LANDERS.includes(name))
    findings.push(wrongKind(manifest.kind));
  return findings;
}

const wrongKind = (kind: string) =>
  kind === 'member'
    ? problem(
        'manifest.json',
        '$.kind',
        'is member, but no address leads there',
        `Member landings are ${MEMBER_LANDERS.join(', ')}: make it "public", or add a route.`,
      )
    : problem('manifest.json', '$.kind', 'must be member', 'This name belongs to a page below /members/{id}/.');

const mends: [RegExp, string][] = [
  [/is no JSON/, 'Mostly a comma too many or too few; an editor underlines it.'],
  [/larger than/, 'Texts are short: take out what does not belong.'],
  [/^is missing: a slug/, 'Write what this variant says differently, or take it out of the manifest.'],
  [/^is missing/, 'Write it.'],
  [/^is blank/, 'Write it, or take the line out: then the words above it in the file are read.'],
  [/characters, \d+ fit/, 'Shorten it, or look whether the page has room and raise "max" in the manifest.'],
  [/none of its slots/, 'Mend the spelling, or add the slot to the manifest.'],
  [/none of its (niches|slugs)/, 'Mend the spelling, or add it to the manifest.'],
  [/^uses \{/, 'A brace begins a value; the guide "Write copy" lists them.'],
  [/cannot be understood/, "Braces come in pairs; write '{' for a brace that shall be seen."],
];

/** The registry describes a problem for the log; this returns what to do about it. */
function mendOf(path: string, message: string): string {
  const known = mends.find(([pattern]) => pattern.test(message))?.[1];
  return known ?? `Editors that know JSON Schema explain ${path === '$' ? 'the file' : path} (the "$schema" line).`;
}
