import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { seenBy } from '~/features/account/login/seen-by.service.server';
import { findShowcase } from '~/features/discovery/front-page/showcase.service.server';
import { landingOf } from '~/features/discovery/front-page/landing.server';
import { LandingPage } from '~/features/discovery/front-page/LandingPage';
import { WaitingListSection } from '~/features/joining/waiting-list/WaitingListSection';
import { brandData, previewTags } from '~/page/head/page-head';
import { pageLoader } from '~/server/response/respond.server';
import { textFor } from '~/tenancy/tenant-text';

/** A light page: visitors get the application when they open a dialog. */
export const handle = { messages: ['landing', 'members', 'waitinglist'], scripts: 'on-demand' };

export const loader = pageLoader(async ({ context }) => {
  if (context.viewer.kind === 'member') throw redirect('/members');
  const { tenant, locale } = context;
  return {
    ...landingOf(context),
    title: textFor(tenant.index_title, locale),
    description: textFor(tenant.description, locale),
    canonical: `${context.origin}/`,
    people: await findShowcase(context),
    seenBy: seenBy(context),
  };
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
  return (
    <LandingPage {...useLoaderData<typeof loader>()}>
      <WaitingListSection />
    </LandingPage>
  );
}
