import { expect, it } from 'vitest';
import { loader } from '~/routes/notifications-news';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import type { AnnouncementTexts } from './announcement';
import { launchAnnouncement, withdrawAnnouncement, writeAnnouncement } from './manage.service.server';

const textOf = (title: string) => ({ title, paragraphs: [`More about ${title}.`] });

withDatabase('the page of what was announced', (open) => {
  it('shows what was launched within a year and not withdrawn, in the reader’s language, of this brand only', async () => {
    const opened = await open();
    const context = testContext(opened, { tenant: { domain_language: 'nl-NL' } });
    const other = testContext(opened, { brand: 2 });
    const launch = async (where: typeof context, name: string, texts: AnnouncementTexts) => {
      opened.clock.advance(DAY);
      await writeAnnouncement(where, { name, path: null, texts }, 'Eva');
      await launchAnnouncement(where, name, 'Eva');
    };
    const me = as(context, await makeMember(context, { language: 'en' }));
    const shown = async () => {
      const { data, status } = await callRoute(loader, me, '/notifications/news');
      expect(status).toBe(200);
      return (data as { announcements: { name: string; title: string; lang?: string }[] }).announcements;
    };
    expect(await shown()).toEqual([]);
    await launch(context, 'old', { en: textOf('Old') });
    opened.clock.advance(370 * DAY);
    await launch(context, 'both', { en: textOf('{brand} in English'), nl: textOf('Nederlands') });
    await launch(context, 'dutch', { nl: textOf('Alleen Nederlands') });
    await launch(context, 'gone', { en: textOf('Gone') });
    await withdrawAnnouncement(context, 'gone', 'Eva');
    await launch(other, 'theirs', { en: textOf('Theirs') });
    await writeAnnouncement(context, { name: 'draft', path: null, texts: { en: textOf('Draft') } }, 'Eva');
    expect(await shown()).toMatchObject([
      { name: 'dutch', title: 'Alleen Nederlands', lang: 'nl' },
      { name: 'both', title: 'Testbrand in English' },
    ]);
    expect((await shown())[1]).not.toHaveProperty('lang');
  });
});
