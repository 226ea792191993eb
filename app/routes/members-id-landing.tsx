import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { LanderBody } from '~/landing/LanderBody';
import { landerMeta } from '~/landing/lander-meta';
import { pageLoader } from '~/server/respond.server';
import { openLanderPage } from './lander-page.server';

export const handle = { messages: ['landing', 'members'], scripts: false };

/** Presents one person to a visitor; never indexed. */
export const loader = pageLoader(({ context, params }) =>
  openLanderPage(context, { kind: 'member', name: 'landing', slug: null }, params['id'] ?? ''),
);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  landerMeta(data && { ...data, brand: data.view.brand.name });

export default function MemberLanding() {
  return <LanderBody view={useLoaderData<typeof loader>().view} />;
}
