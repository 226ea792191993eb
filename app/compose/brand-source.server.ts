import type { Db } from '~db/database';
import type { Config } from '~/config/config';
import type { Catalogues } from '~/i18n/catalogues.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { Clock } from '~/server/context/clock';
import type { Ids } from '~/server/context/ids';
import { openKeyedHash } from '~/server/context/keyed-hash';
import type { BrandSource, Ports } from '~/server/context/platform';
import type { Limits } from '~/server/limits/limits';
import { openMailParser } from '~/server/mail-parser/mail-parser';
import type { Logger } from '~/server/operations/logger';
import { openPictures } from '~/server/pictures/pictures';
import type { Tenant } from '~/tenancy/tenant';
import { openFeatureHooks } from './hooks.server';

export interface BrandSourceParts {
  config: Pick<Config, 'mode' | 'mailReports'>;
  log: Logger;
  clock: Clock;
  ids: Ids;
  secret: string;
  ports: Ports;
  limits: Limits;
  catalogues: Pick<Catalogues, 'intl'>;
  openDb: (tenantId: number) => Db;
  /** The port in the URLs of a demo: the configured one, and the real one once the server listens. */
  port: () => number;
  kickOutbox: () => void;
  onClose: (name: string, close: () => Promise<void> | void) => void;
}

/** Opens what the server, its jobs and the commands beside it share, so that one brand is the same in all of them. */
export function openBrandSource(parts: BrandSourceParts): BrandSource {
  const { config, log, secret, catalogues, port, onClose } = parts;
  const pictures = openPictures({ log });
  onClose('pictures', () => pictures.close());
  const mailParser = openMailParser({ log });
  onClose('mail parser', () => mailParser.close());
  return {
    mode: config.mode,
    log,
    clock: parts.clock,
    ids: parts.ids,
    ports: parts.ports,
    limits: parts.limits,
    pictures,
    mailParser,
    hooks: openFeatureHooks(),
    keyedHash: openKeyedHash(secret),
    mailReports: config.mailReports,
    kickOutbox: parts.kickOutbox,
    openDb: parts.openDb,
    publicOrigin: (tenant) => publicOrigin(config, tenant, port()),
    texts: (tenant, locale) =>
      catalogues.intl(locale, {
        prefix: nichePrefix(tenant.niche),
        timeZone: tenant.time_zone,
        country: tenant.countries[0],
      }),
  };
}

export function publicOrigin(
  { mode }: Pick<Config, 'mode'>,
  { slug, domain }: Pick<Tenant, 'slug' | 'domain'>,
  port: number,
): string {
  return mode === 'demo' ? `http://${slug}.localhost:${port}` : `https://${domain}`;
}
