import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { AnnouncementsScreen } from '~/features/mailings/announcements/AnnouncementsScreen';
import { listForPage } from '~/features/mailings/announcements/own-list.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['settings', 'news'] };

/** What staff have announced to the members of this brand. */
export const loader = pageLoader(async ({ context, request }) => ({
  announcements: await listForPage(memberContext(context, request)),
  title: context.texts(context.locale).formatMessage({ id: 'settings.news-title' }),
  brand: context.tenant.name,
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsAnnouncements() {
  return <AnnouncementsScreen announcements={useLoaderData<typeof loader>().announcements} />;
}
