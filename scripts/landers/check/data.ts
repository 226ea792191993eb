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
        'is not a valid name for a lander',
        'Rename the folder: 2 to 40 lower-case letters, digits and hyphens.',
      ),
    ];
  }
  const findings = problems.map(({ file, path, message }) => problem(file, path, message, mendOf(path, message)));
  if (!files.has('manifest.json')) {
    findings.push(
      problem(
        'manifest.json',
        '',
        'is missing',
        `npm run lander -- new ${name} makes a complete folder to compare with.`,
      ),
    );
  }
  if (!files.has('Lander.tsx')) {
    findings.push(
      problem('Lander.tsx', '', 'is missing', 'This file is the page: its default export is the component.'),
    );
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
        'is member, but no URL leads there',
        `Member landings are ${MEMBER_LANDERS.join(', ')}: make it "public", or add a route.`,
      )
    : problem('manifest.json', '$.kind', 'must be member', 'This name belongs to a page below /members/{id}/.');

const mends: [RegExp, string][] = [
  [/is not JSON/, 'Mostly there is a comma too many or too few; an editor underlines it.'],
  [/larger than/, 'Texts are short: remove what does not belong here.'],
  [/^is missing: a slug/, 'Write what this variant says differently, or remove it from the manifest.'],
  [/^is missing/, 'Write it.'],
  [/^is blank/, 'Write it, or remove the line: then the text above it in the file is used.'],
  [/characters, at most \d+ fit/, 'Shorten it, or raise "max" in the manifest if the page has room.'],
  [/not one of its slots/, 'Correct the spelling, or add the slot to the manifest.'],
  [/not one of its (niches|slugs)/, 'Correct the spelling, or add it to the manifest.'],
  [/^uses \{/, 'A brace begins a value; the guide "Write copy" lists them.'],
  [/cannot be understood/, "Braces come in pairs; write '{' for a brace that is shown."],
];

/** The registry describes a problem for the log; this returns what to do about it. */
function mendOf(path: string, message: string): string {
  const known = mends.find(([pattern]) => pattern.test(message))?.[1];
  return known ?? `Editors that know JSON Schema explain ${path === '$' ? 'the file' : path} (the "$schema" line).`;
}
