import { listLaunchedSince } from '~db/queries/announcement';
import type { RequestContext } from '~/server/context/context.server';
import { inLanguage } from './announcements.service.server';
import type { PageAnnouncement } from './shown-announcement';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const MOST = 30;

type Context = Pick<RequestContext, 'db' | 'clock' | 'tenant' | 'locale'>;

/** What was announced within a year and not withdrawn, the newest first, each in the reader's language if it has it. */
export async function listForPage({ db, clock, tenant, locale }: Context): Promise<PageAnnouncement[]> {
  const rows = await listLaunchedSince(db, clock.now() - YEAR_MS);
  return rows
    .toReversed()
    .slice(0, MOST)
    .map((row) => {
      const { language, announcements } = inLanguage(tenant, locale, [row]);
      const shown = { ...announcements[0]!, name: row.name, launchedAt: row.launched_at! };
      return language === locale ? shown : { ...shown, lang: language };
    });
}
