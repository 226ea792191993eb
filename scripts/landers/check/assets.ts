import { posix } from 'node:path';
import { NICHE_PREFIXES } from '~/i18n/niche-prefix';
import type { Manifest } from '~/landing/registry/manifest-schema.server';
import { problem, type Finding } from '../finding';
import type { LanderFolder } from '../lander-folder';

/** The largest size of a file, in bytes: visitors on slow connections have to load it. */
const MAX_FILE = 1_000_000;

const KINDS: Record<string, 'picture' | 'film'> = {
  avif: 'picture',
  webp: 'picture',
  jpg: 'picture',
  png: 'picture',
  svg: 'picture',
  webm: 'film',
  mp4: 'film',
};

interface Asset {
  file: string;
  bytes: number;
  art: string;
  slug: string | null;
  niche: string | null;
  kind: 'picture' | 'film';
}

/**
 * Checks that the art is small and correctly named, and that what one visit loads of it stays within the lander's
 * budget.
 */
export function checkAssets({ files, manifest }: LanderFolder): Finding[] {
  const findings: Finding[] = [];
  const assets: Asset[] = [];
  for (const [file, bytes] of files) {
    if (!file.startsWith('assets/')) continue;
    if (bytes > MAX_FILE) findings.push(tooLarge(file, bytes));
    const asset = manifest && readName(file, bytes, manifest);
    if (typeof asset === 'string') findings.push(problem(file, '', asset, MEND_NAME));
    else if (asset) assets.push(asset);
  }
  if (manifest) findings.push(...budgetFindings(assets, manifest));
  return findings;
}

const MEND_NAME =
  'Names are art.avif, art.<niche>.avif, art.<slug>.avif or art.<slug>.<niche>.avif, directly in assets/.';

const tooLarge = (file: string, bytes: number) =>
  problem(
    file,
    '',
    `has ${megabytes(bytes)} MB, the limit is 1 MB`,
    'Make it smaller, make it shorter or compress it more: AVIF, AV1.',
  );

function readName(file: string, bytes: number, manifest: Manifest): Asset | string {
  const { dir, base } = posix.parse(file);
  const [art, ...rest] = base.split('.');
  const kind = KINDS[rest.pop() ?? ''];
  if (dir !== 'assets' || !art || !/^[a-z][a-z0-9-]*$/.test(art)) return 'is not in assets/ or not named art';
  if (!kind) return `is not one of ${Object.keys(KINDS).join(', ')}`;
  const slug = rest[0] !== undefined && Object.hasOwn(manifest.slugs, rest[0]) ? rest.shift()! : null;
  const niche = (NICHE_PREFIXES as readonly (string | undefined)[]).includes(rest[0]) ? rest.shift()! : null;
  if (rest.length > 0) return `contains “${rest.join('.')}”, which is neither a slug nor a niche`;
  return { file, bytes, art, slug, niche, kind };
}

function budgetFindings(assets: Asset[], { niches, slugs, budget }: Manifest): Finding[] {
  const visits = [null, ...Object.keys(slugs)].flatMap((slug) => niches.map((niche) => ({ slug, niche })));
  const heaviest = visits
    .map((visit) => ({ ...visit, bytes: loadedBy(assets, visit) }))
    .sort((a, b) => b.bytes - a.bytes)[0];
  const limit = budget.assets * 1000;
  if (!heaviest || heaviest.bytes <= limit) return [];
  const { slug, niche, bytes } = heaviest;
  const visit = `${slug === null ? '' : `slug ${slug}, `}niche ${niche}`;
  return [
    problem(
      'assets',
      '',
      `a visit (${visit}) loads ${Math.round(bytes / 1000)} kB, the budget is ${budget.assets} kB`,
      'Use fewer or smaller pictures, or raise "budget.assets" in the manifest for pictures that are worth it.',
    ),
  ];
}

/**
 * The bytes that a visit loads. The choice is that of useArt: the slug's file before the niche's before the plain one.
 * Of several formats a browser loads one.
 */
function loadedBy(assets: Asset[], { slug, niche }: { slug: string | null; niche: string }): number {
  const chosen = new Map<string, { rank: number; bytes: number }>();
  for (const asset of assets) {
    if ((asset.slug !== null && asset.slug !== slug) || (asset.niche !== null && asset.niche !== niche)) continue;
    const rank = (asset.slug === null ? 0 : 2) + (asset.niche === null ? 0 : 1);
    const key = `${asset.art} ${asset.kind}`;
    const before = chosen.get(key);
    if (!before || rank > before.rank) chosen.set(key, { rank, bytes: asset.bytes });
    else if (rank === before.rank) before.bytes = Math.max(before.bytes, asset.bytes);
  }
  return [...chosen.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
