import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { seenBy } from '~/features/account/login/seen-by.service.server';
import { findShowcase } from '~/features/discovery/front-page/showcase.service.server';
import { Hero } from '~/features/discovery/front-page/Hero';
import { Promises } from '~/features/discovery/front-page/Promises';
import { Showcase } from '~/features/discovery/front-page/Showcase';
import { pageLoader } from '~/server/response/respond.server';
import { textFor } from '~/tenancy/tenant-text';

export const handle = { messages: ['landing', 'members'] };

export const loader = pageLoader(async ({ context }) => {
  if (context.viewer.kind === 'member') throw redirect('/members');
  const { tenant, locale } = context;
  return {
    title: textFor(tenant.index_title, locale),
    description: textFor(tenant.description, locale),
    canonical: `${context.origin}/`,
    people: await findShowcase(context),
    seenBy: seenBy(context),
  };
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: data.title },
        { name: 'description', content: data.description },
        { tagName: 'link', rel: 'canonical', href: data.canonical },
      ]
    : [];

export default function Index() {
  const { title, description, people, seenBy: seen } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero title={title} description={description} people={people} />
      <Promises seenBy={seen} />
      <Showcase people={people} />
    </>
  );
}
