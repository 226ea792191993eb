import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnnouncementRow } from '~db/schema/announcement';
import { brandMail } from '~/features/account/mail/mail-layout.server';
import { announcementMail, announcementPush } from '~/features/mailings/announcements/announcement-mail';
import { inLanguage } from '~/features/mailings/announcements/announcements.service.server';
import { textsOf } from '~/features/mailings/announcements/manage.service.server';
import { supportedLocale } from '~/i18n/locales';
import type { BrandContext } from '~/server/context/context.server';
import type { Say } from '../command/run-command';

/** An announcement at one brand. */
export interface Found {
  context: BrandContext;
  row: AnnouncementRow;
}

/** Stands where the name of each member will be. */
const READER = 'Anna';

/** Shows each mail as it will arrive, but for the name and the link that unsubscribes one member. */
export async function previewAnnouncement(
  found: readonly Found[],
  { language: only, out }: { language: string | undefined; out: string | undefined },
  say: Say,
): Promise<number> {
  let shown = 0;
  if (out !== undefined) await mkdir(out, { recursive: true });
  for (const { context, row } of found) {
    const { tenant, origin } = context;
    for (const locale of Object.keys(textsOf(row)).filter(supportedLocale)) {
      if (only !== undefined && locale !== only) continue;
      const intl = context.texts(locale);
      const { announcements } = inLanguage(tenant, locale, [row]);
      const content = announcementMail(tenant, intl, { name: READER, origin, announcements });
      const unsubscribe = { all: `${origin}/the-link-of-each-member`, each: [] };
      const mail = await brandMail({ tenant, origin, unsubscribe }, intl, content);
      const push = announcementPush(intl, 1);
      say.log(`== ${tenant.slug}, ${locale}`);
      say.log(`Subject: ${mail.subject}\nInbox:   ${content.preview}\n\n${mail.text}`);
      say.log(`Push: ${tenant.name}: ${push.body} It opens ${origin}${push.path}`);
      shown += 1;
      if (out === undefined) continue;
      const file = join(out, `${row.name}.${tenant.slug}.${locale}.html`);
      await writeFile(file, mail.html);
      say.log(`HTML: ${file}`);
    }
  }
  if (shown > 0) return 0;
  say.error(`There is no text in ${only}.`);
  return 1;
}
