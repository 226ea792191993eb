import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { socialMeta } from '~/features/profiles/view/social-meta';
import { LanderBody } from '~/landing/LanderBody';
import { landerMeta } from '~/landing/lander-meta';
import { ofMember } from '~/server/response/path-parameters';
import { pageLoader } from '~/server/response/respond.server';
import { openPersonPage } from '~/landing/page/lander-page.server';

export const handle = { messages: ['landing', 'members'], scripts: false };

/** Presents one person to a visitor; never indexed. */
export const loader = pageLoader(ofMember, ({ context, params }) =>
  openPersonPage(context, { kind: 'member', name: 'landing', slug: null }, params.id),
);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...landerMeta({ ...data, brand: data.view.brand.name }), ...socialMeta(data.social)] : [];

export default function MemberLanding() {
  return <LanderBody view={useLoaderData<typeof loader>().view} />;
}
