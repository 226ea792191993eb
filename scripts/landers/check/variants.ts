import type { Locale } from '~/i18n/locales';
import type { CopyFile } from '~/landing/registry/manifest-schema.server';
import type { Lander } from '~/landing/registry/read-lander.server';
import { problem, type Finding } from '../finding';
import { languageName } from './languages';

/** A niche needs at least this many texts of its own: the headline, the lead, and one more. */
const OWN_TEXTS = 3;

/** Checks that every niche has texts of its own, and that a slug changes at least one text. */
export function checkVariants({ manifest, copy }: Lander): Finding[] {
  return [...copy].flatMap(([locale, file]) => [
    ...manifest.niches
      .filter((niche) => niche !== 'none' || manifest.niches.length === 1)
      .flatMap((niche) => nicheFindings(locale, file, niche, Object.keys(manifest.slots).length)),
    ...Object.keys(manifest.slugs).flatMap((slug) => slugFindings(locale, file, slug)),
  ]);
}

function nicheFindings(locale: Locale, file: CopyFile, niche: keyof CopyFile['niches'], slots: number): Finding[] {
  // A lander for niche 1 alone addresses it in its base texts.
  if (niche === 'none') return [];
  const texts = file.niches[niche] ?? {};
  const own = Object.entries(texts).filter(([slot, text]) => text !== file.base[slot]);
  const least = Math.min(OWN_TEXTS, slots);
  if (own.length >= least) return [];
  return [
    problem(
      `copy/${locale}.json`,
      `$.niches.${niche}`,
      own.length === 0 ? 'has no text of its own' : `has ${own.length} texts of its own, at least ${least} are needed`,
      `Write headline, lead and one more for this niche in ${languageName(locale)}, or remove it from "niches".`,
    ),
  ];
}

function slugFindings(locale: Locale, file: CopyFile, slug: string): Finding[] {
  const { base = {}, niches = {} } = file.slugs[slug] ?? {};
  const texts = [...Object.entries(base), ...Object.values(niches).flatMap((own) => Object.entries(own))];
  if (texts.some(([slot, text]) => text !== file.base[slot])) return [];
  return [
    problem(
      `copy/${locale}.json`,
      `$.slugs.${slug}`,
      'is a slug without a text of its own',
      'A variant says something differently: write at least its headline, or remove the slug from the manifest.',
    ),
  ];
}
