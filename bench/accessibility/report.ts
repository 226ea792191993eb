import type { AccessibilityFinding } from '../../e2e/support/accessibility/audit';
import { NOT_AUDITED, VIEWERS, type PlannedPage } from '../../e2e/support/accessibility/audited-routes';

/** A page that was looked at, at one brand. */
export interface AuditedPlace {
  slug: string;
  planned: PlannedPage;
  /** How many combinations of width and scheme. */
  views: number;
  findings: readonly AccessibilityFinding[];
}

export interface AccessibilityRun {
  /** YYYY-MM-DD */
  day: string;
  machine: string;
  browser: string;
  axe: string;
  seconds: number;
  brands: readonly string[];
  places: readonly AuditedPlace[];
  planned: readonly PlannedPage[];
}

/** The text of docs/reports/accessibility.md, and how many findings there are. A page that no brand has shown is one. */
export function accessibilityReport(run: AccessibilityRun): { text: string; findings: number } {
  const { brands, places, planned } = run;
  const lines = places.flatMap(({ slug, planned: { viewer, path }, findings }) =>
    findings.map(({ view, rule, detail }) => `${slug}, ${viewer}, \`${path}\`, ${view}: ${rule}: ${detail}`),
  );
  const shown = new Set(places.map(({ planned: page }) => keyOf(page)));
  const unseen = planned.filter((page) => !shown.has(keyOf(page)));
  lines.push(...unseen.map(({ viewer, path }) => `no brand shows \`${path}\` to the ${viewer}`));
  const routes = [...new Set(planned.map(({ route }) => route))];
  const checks = sum(places.map(({ views }) => views));
  const text = [
    '# Accessibility: every route in every theme',
    '',
    `Written by \`npm run bench -- accessibility\` on ${run.day}; do not edit. axe ${run.axe} in Chromium ${run.browser}, ${run.machine}, ${duration(run.seconds)}.`,
    '',
    'The rules are those of WCAG 2.0, 2.1 and 2.2, levels A and AA, with the size of targets; besides, no page scrolls',
    'sideways, and where motion is to be reduced nothing moves. Each page is looked at at 390 and at 1280 px, light and',
    'dark, in the theme of each niche, by everyone for whom it is different. Nothing is excluded from the rules.',
    '',
    `**${routes.length} routes, ${planned.length} pages of them, ${brands.length} themes, ${checks} checks: ${lines.length === 0 ? 'no finding' : `${lines.length} findings`}.**`,
    '',
    ...lines.map((line) => `- ${escape(line)}`),
    ...(lines.length > 0 ? [''] : []),
    `| Brand | ${VIEWERS.join(' | ')} | Checks | Findings |`,
    `| --- | ${VIEWERS.map(() => '---').join(' | ')} | --- | --- |`,
    ...brands.map((slug) => brandRow(slug, places)),
    '',
    '## The routes',
    '',
    '| Route | Pages | Seen by | Themes | Checks | Findings |',
    '| --- | --- | --- | --- | --- | --- |',
    ...routes.map((route) => routeRow(route, run)),
    '',
    '## Routes without a page',
    '',
    'A unit test fails if a route is neither above nor here.',
    '',
    '| Route | Why |',
    '| --- | --- |',
    ...Object.entries(NOT_AUDITED).map(([route, why]) => `| ${route} | ${why} |`),
    '',
  ].join('\n');
  return { text, findings: lines.length };
}

const keyOf = ({ viewer, path, atEntrance }: PlannedPage) => `${viewer} ${path} ${atEntrance ?? ''}`;

function brandRow(slug: string, places: readonly AuditedPlace[]): string {
  const own = places.filter((place) => place.slug === slug);
  const pages = VIEWERS.map((viewer) => own.filter(({ planned }) => planned.viewer === viewer).length);
  return `| ${slug} | ${pages.join(' | ')} | ${checksOf(own)} | ${findingsOf(own)} |`;
}

function routeRow(route: string, { places, planned }: AccessibilityRun): string {
  const pages = planned.filter((page) => page.route === route);
  const own = places.filter((place) => place.planned.route === route);
  const paths = [...new Set(pages.map(({ path }) => `\`${path}\``))];
  // The landers are many, of one kind.
  const shown = paths.length > 6 ? [...paths.slice(0, 5), `${paths.length - 5} more`] : paths;
  const viewers = VIEWERS.filter((viewer) => pages.some((page) => page.viewer === viewer));
  const themes = new Set(own.map(({ slug }) => slug)).size;
  return `| ${route} | ${shown.join(' ')} | ${viewers.join(', ')} | ${themes} | ${checksOf(own)} | ${findingsOf(own)} |`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const checksOf = (places: readonly AuditedPlace[]) => sum(places.map(({ views }) => views));
const findingsOf = (places: readonly AuditedPlace[]) => sum(places.map(({ findings }) => findings.length));
const duration = (seconds: number) => `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
/** What axe says about a page may look like Markdown or HTML. */
const escape = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '\\<');
