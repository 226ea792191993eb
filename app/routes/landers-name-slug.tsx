import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { LanderBody } from '~/landing/LanderBody';
import { landerMeta } from '~/landing/lander-meta';
import { previewTags } from '~/page/head/page-head';
import { pathName } from '~/server/response/path-parameters';
import { pageLoader } from '~/server/response/respond.server';
import { openLanderPage } from '~/landing/page/lander-page.server';

/** Landers are never hydrated: their motion comes from the lander's own small script. */
export const handle = { messages: ['landing', 'members'], scripts: false };

export const loader = pageLoader({ name: pathName, slug: pathName.optional() }, ({ context, params }) =>
  openLanderPage(context, { kind: 'public', name: params.name, slug: params.slug ?? null }),
);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { title, description, url, picture } = data;
  return [
    ...landerMeta({ ...data, brand: data.view.brand.name }),
    ...(picture ? previewTags({ matches }, { title, description, url, picture }) : []),
  ];
};

export default function LandersNameSlug() {
  return <LanderBody view={useLoaderData<typeof loader>().view} />;
}
