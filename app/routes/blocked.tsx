import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { BlockedScreen } from '~/features/safety/block/BlockedScreen';
import { memberContext, pageLoader } from '~/server/response/respond.server';
import { findBlocked } from '~/features/safety/block/block.service.server';
import { unindexedPageMeta } from '~/page/page-meta';

export const handle = { messages: ['safety', 'members'] };

export const loader = pageLoader(async ({ context, request }) => {
  const before = new URL(request.url).searchParams.get('before');
  return {
    ...(await findBlocked(memberContext(context, request), before)),
    first: before === null,
    title: context.texts(context.locale).formatMessage({ id: 'safety.blocked-title' }),
    brand: context.tenant.name,
  };
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Blocked() {
  return <BlockedScreen {...useLoaderData<typeof loader>()} />;
}
