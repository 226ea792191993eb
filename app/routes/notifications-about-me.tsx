import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { listAboutMe } from '~/features/leaving/about-me/about-me.service.server';
import { AboutMeScreen } from '~/features/leaving/about-me/AboutMeScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['export', 'settings'] };

/** What the brand knows about its reader, and who may see it. */
export const loader = pageLoader(async ({ context, request }) => ({
  groups: await listAboutMe(memberContext(context, request)),
  title: context.texts(context.locale).formatMessage({ id: 'settings.about-me-title' }),
  brand: context.tenant.name,
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsAboutMe() {
  return <AboutMeScreen groups={useLoaderData<typeof loader>().groups} />;
}
