import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NICHE_PREFIXES, type NichePrefix } from '~/i18n/niche-prefix';
import type { CopyFile } from '~/landing/registry/manifest-schema.server';
import { formatJson } from '../command/format-json';
import { MEMBER_LANDERS } from './check/data';
import { TEMPLATE } from './check/template-words';
import { landerNames } from './lander-folder';

export interface NewLander {
  name: string;
  title?: string | undefined;
  kind?: string | undefined;
  /** As given, such as `she,bdsm`; all niches if absent. */
  niches?: string | undefined;
  /** As given, such as `rain,summer`; none if absent. */
  slugs?: string | undefined;
}

export type Made = { ok: true; files: string[] } | { ok: false; problems: string[] };

const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Writes landers/<name> from the template: a page that works and passes the check before it is edited. */
export async function createLander(directory: string, options: NewLander): Promise<Made> {
  const niches = split(options.niches) as NichePrefix[];
  const slugs = split(options.slugs);
  const problems = objections(options, niches, slugs, await landerNames(directory));
  if (problems.length > 0) return { ok: false, problems };
  const files = await fill({ ...options, niches: niches.length > 0 ? niches : [...NICHE_PREFIXES], slugs });
  // Written to a draft folder and renamed, so that a running product never reads half a lander.
  const draft = join(directory, `.${options.name}.${process.pid}`);
  try {
    for (const [file, text] of files) {
      await mkdir(dirname(join(draft, file)), { recursive: true });
      await writeFile(join(draft, file), text, { flag: 'wx' });
    }
    await rename(draft, join(directory, options.name));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return { ok: true, files: [...files.keys()] };
}

const split = (text: string | undefined) => (text ?? '').split(/[\s,]+/).filter(Boolean);

function objections({ name, kind = 'public' }: NewLander, niches: string[], slugs: string[], existing: string[]) {
  const isMember = MEMBER_LANDERS.includes(name);
  const unknown = niches.filter((niche) => !(NICHE_PREFIXES as readonly string[]).includes(niche));
  return [
    ...(WORD.test(name) && name.length >= 2 && name.length <= 40
      ? []
      : [
          `${name || 'The name'}: must be 2 to 40 lower-case letters and digits, joined by hyphens, such as summer-night`,
        ]),
    ...(existing.includes(name) ? [`landers/${name} already exists`] : []),
    ...(kind === 'public' || kind === 'member' ? [] : [`--kind: must be public or member, not ${kind}`]),
    ...(kind === 'member' && !isMember
      ? [`--kind member: the pages below /members/{id}/ are ${MEMBER_LANDERS.join(', ')}`]
      : []),
    ...(kind === 'public' && isMember ? [`${name} is a page below /members/{id}/: --kind member`] : []),
    ...(unknown.length > 0 ? [`--niches: ${unknown.join(', ')} is not one of ${NICHE_PREFIXES.join(', ')}`] : []),
    ...slugs.filter((slug) => !WORD.test(slug)).map((slug) => `--slugs: ${slug} is not a word such as rain`),
  ];
}

type Filled = Omit<NewLander, 'niches' | 'slugs'> & { niches: NichePrefix[]; slugs: string[] };

async function fill(filled: Filled): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of (await readdir(TEMPLATE, { recursive: true })).map((path) => path.replaceAll('\\', '/')).sort()) {
    const text = await readFile(join(TEMPLATE, file), 'utf8').catch(() => undefined);
    // Undefined means that it is a folder.
    if (text === undefined) continue;
    if (file === 'manifest.json') files.set(file, await formatJson(manifestOf(JSON.parse(text), filled)));
    else if (file.endsWith('.json')) files.set(file, await formatJson(copyOf(JSON.parse(text), filled)));
    else if (file.endsWith('.stories.tsx')) files.set(file, storiesOf(text, filled.slugs));
    else files.set(file, text.replaceAll('Template', componentName(filled.name)));
  }
  return files;
}

function manifestOf(template: Record<string, unknown>, { name, title, kind, niches, slugs }: Filled) {
  const abouts = Object.values(template['slugs'] as Record<string, unknown>);
  return {
    ...template,
    title: title ?? titleOf(name),
    draft: true,
    ...(kind === 'member' ? { kind, goal: 'message' } : {}),
    niches,
    slugs: Object.fromEntries(slugs.map((slug, index) => [slug, abouts[index % abouts.length]])),
  };
}

/** The copy with the niches asked for and, for each slug, one of the template's variants to be edited. */
function copyOf(template: CopyFile, { niches, slugs }: Filled): CopyFile {
  const variants = Object.values(template.slugs);
  return {
    ...template,
    niches: Object.fromEntries(
      Object.entries(template.niches).filter(([niche]) => niches.includes(niche as NichePrefix)),
    ),
    slugs: Object.fromEntries(slugs.map((slug, index) => [slug, variants[index % variants.length]!])),
  };
}

/** `summer-night` becomes "Summer night" for people and SummerNight in code. */
const titleOf = (name: string) => {
  const title = name.replaceAll('-', ' ');
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`.padEnd(3, '.');
};
const componentName = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** Adds a story for each slug to those of the template. */
function storiesOf(template: string, slugs: readonly string[]): string {
  const stories = slugs.map(
    (slug) => `export const Slug${componentName(slug)}: LanderStory = { args: { slug: '${slug}' } };\n`,
  );
  return template + stories.join('');
}
