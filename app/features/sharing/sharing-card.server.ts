import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Locale } from '~/i18n/locales';
import type { Tenant } from '~/tenancy/tenant';
import { themeOfNiche } from '~/theme/themes';
import { lettersOf } from './letters.server';
import { sharingSvg, type SharingCard } from './sharing-svg';

/** A picture of a lander: its URL, which changes with its bytes, and its file. */
export interface LanderPicture {
  url: string;
  file: string;
}

/** What an image says, in one language. */
export interface SharingSubject {
  locale: Locale;
  claim: string;
  /** Read aloud instead of the image. */
  alt: string;
  /** As in the URL of the image; null for the brand itself. */
  lander: { name: string; slug: string | null; picture: LanderPicture | null } | null;
}

export interface DrawnCard {
  card: SharingCard;
  svg: string;
  /** Changes with anything that the image shows. */
  version: string;
}

export async function drawCard(tenant: Tenant, { locale, claim, lander }: SharingSubject): Promise<DrawnCard> {
  const theme = themeOfNiche(tenant.niche);
  const card: SharingCard = {
    theme,
    overrides: tenant.theme,
    brand: tenant.name,
    domain: tenant.domain.replace(/^www\./, ''),
    claim,
    locale,
    lander: lander !== null,
    pictured: Boolean(lander?.picture),
  };
  const svg = sharingSvg(card, await lettersOf(theme));
  const hash = createHash('sha256')
    .update(svg)
    .update(lander?.picture?.url ?? '');
  return { card, svg, version: hash.digest('base64url').slice(0, 12) };
}

/** By what is drawn, a few hundred bytes each: the letters need not be set again for each page. */
const versions = new LRUCache<string, string>({ max: 2_000 });

export async function versionOf(tenant: Tenant, subject: SharingSubject): Promise<string> {
  const { locale, claim, lander } = subject;
  const { name, domain, niche, theme } = tenant;
  const key = JSON.stringify([name, domain, niche, theme, locale, claim, lander]);
  const known = versions.get(key);
  if (known !== undefined) return known;
  const version = (await drawCard(tenant, subject)).version;
  versions.set(key, version);
  return version;
}
