import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { isMember } from '~/contract/actor';
import { getFrontPage } from '~/features/discovery/front-page/front-page.service.server';
import { LandingPage } from '~/features/discovery/front-page/LandingPage';
import { WaitingListSection } from '~/features/joining/waiting-list/WaitingListSection';
import { brandData, previewTags } from '~/page/head/page-head';
import { pageLoader } from '~/server/response/respond.server';

/** A light page: visitors get the application when they open a dialog. */
export const handle = { messages: ['landing', 'members', 'sections', 'waitinglist'], scripts: 'on-demand' };

export const loader = pageLoader(({ context }) => {
  if (isMember(context.viewer)) throw redirect('/members');
  return getFrontPage(context);
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { title, description, canonical } = data;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...previewTags({ matches }, { title, description, url: canonical }),
    ...brandData({ matches }, canonical),
  ];
};

export default function Index() {
  const page = useLoaderData<typeof loader>();
  return (
    <LandingPage {...page}>
      <WaitingListSection listed={page.listed} />
    </LandingPage>
  );
}
