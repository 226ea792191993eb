import { join } from 'node:path';
import type { Database } from '~db/database';
import { openPresence } from '~/features/account/presence.service.server';
import { findLiveMember, findStreamMember, findViewer } from '~/features/account/sessions/session.service.server';
import { publishReturned } from '~/features/chat/server/presence-events.server';
import { openCatalogues, type Catalogues } from '~/i18n/catalogues.server';
import type { Clock } from '~/server/context/clock';
import type { Platform } from '~/server/context/context.server';
import type { Ports } from '~/server/context/platform';
import { openDeviceMarks } from '~/server/context/device-mark';
import type { Ids } from '~/server/context/ids';
import { FragmentCache } from '~/document/fragments/fragment-cache';
import { openIpKeys } from '~/server/http/ip-key';
import { openLimits, type Limits } from '~/server/limits/limits';
import { openComponentSheet, type ComponentSheet } from '~/document/styles/component-sheet.server';
import { openBrandSource } from './brand-source.server';
import type { Starting } from './starting';

interface PlatformParts {
  clock: Clock;
  ids: Ids;
  secret: string;
  ports: Ports;
  database: Database;
  /** The configured port, and the real one once the server listens. */
  listening: { port: number };
  /** The country assumed for visitors of this machine, which a test may change. */
  country: { value: string | undefined };
  /** Those of all workers together; by default those of this process. */
  limits: Limits | undefined;
  kickOutbox: () => void;
  dropPages: (tenantId: number) => void;
}

/** Opens what pages, services and jobs of all brands share. */
export function openPlatform(starting: Starting, parts: PlatformParts): Platform {
  const { config, log, stopping } = starting;
  const { clock, ids, secret, ports, database, listening, country, limits, kickOutbox, dropPages } = parts;
  const catalogues = openTexts(starting);
  const source = openBrandSource({
    config,
    log,
    clock,
    ids,
    secret,
    ports,
    limits: limits ?? openLimits(config.testControlPort === undefined ? 1 : 1000),
    catalogues,
    openDb: (tenantId) => database.forRequests(tenantId),
    port: () => listening.port,
    kickOutbox,
    onClose: stopping.onClose,
  });
  return {
    ...source,
    findViewer,
    findLiveMember,
    findStreamMember,
    notePresence: openPresence(publishReturned),
    ipKey: openIpKeys(secret),
    deviceMark: openDeviceMarks(secret),
    demoCountry: () => country.value,
    catalogues,
    componentSheet: openStyles(starting),
    fragments: new FragmentCache(),
    worker: { on: config.serviceWorker, release: starting.build.assets.version },
    dropPages,
  };
}

function openTexts({ development, log }: Starting): Catalogues {
  return openCatalogues(development ? 'public/i18n' : join('build', 'client', 'i18n'), {
    reload: development !== undefined,
    onMissing: (id, locale) => log.warn({ id, locale }, 'a message is missing from the catalogue'),
    onProblem: (error) => log.warn({ err: error }, 'a message does not match its values'),
  });
}

function openStyles({ development, log }: Starting): ComponentSheet | undefined {
  if (development) return undefined;
  return openComponentSheet(join('build', 'component-sheet.json'), (missing) =>
    log.warn(missing, 'the component sheet lacks a class that a page needs'),
  );
}
