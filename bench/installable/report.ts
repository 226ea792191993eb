export interface InstallableRow {
  slug: string;
  /** What is broken in the manifest, or that nothing is. */
  what: string;
  /** The error that the browser has to name; null if it has to install the site. */
  expected: string | null;
  errors: readonly string[];
  name: string;
}

export interface InstallableRun {
  /** YYYY-MM-DD */
  day: string;
  version: string;
  rows: readonly InstallableRow[];
  /** The broken manifests about which the headless shell says nothing. */
  silent: readonly string[];
}

const isRight = ({ expected, errors }: InstallableRow): boolean =>
  expected === null ? errors.length === 0 : errors.includes(expected);

/** The text of docs/reports/installable.md, and whether the browser said what it has to say about every manifest. */
export function installableReport({ day, version, rows, silent }: InstallableRun): { text: string; ok: boolean } {
  const wrong = rows.filter((row) => !isRight(row));
  const ok = rows.length > 0 && wrong.length === 0;
  const lines = rows.map(({ slug, what, errors, name }) => {
    const manifest = name ? `${what}: “${name}”` : what;
    return `| ${slug} | ${manifest} | ${errors.length > 0 ? errors.join(', ') : 'none: it can be installed'} |`;
  });
  const text = [
    '# Can the site be installed?',
    '',
    `Written by \`npm run bench -- installable\` on ${day}; do not edit. Chromium ${version}.`,
    '',
    'A member’s page of two brands, with the manifest as it is and broken on purpose: what the browser has against',
    'installing it, by its debugging protocol.',
    '',
    '| Brand | The manifest | Errors |',
    '| --- | --- | --- |',
    ...lines,
    '',
    ok
      ? 'Both brands can be installed, and each broken manifest is refused for its own reason.'
      : `Not as it has to be: ${wrong.map(({ slug, what }) => `${slug}, ${what}`).join('; ')}.`,
    '',
    ...(silent.length > 0
      ? [
          `The headless shell of the journeys names no error for a manifest that ${silent.join(', ')}.`,
          'Its silence proves nothing, so the journey (`e2e/push.journey.ts`) and this command use the whole browser.',
          '',
        ]
      : []),
  ].join('\n');
  return { text, ok };
}
