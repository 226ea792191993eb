import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { listClosedChats } from '~/features/chat/list/closed.service.server';
import { ClosedChatsScreen } from '~/features/chat/list/ClosedChatsScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { memberContext, pageLoader } from '~/server/response/respond.server';

export const handle = { messages: ['chat', 'members', 'safety'] };

export const loader = pageLoader(async ({ context, request }) => ({
  ...(await listClosedChats(memberContext(context, request), new URL(request.url).searchParams.get('before'))),
  title: context.texts(context.locale).formatMessage({ id: 'chat.closed-title' }),
  brand: context.tenant.name,
}));

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ChatsClosed() {
  return <ClosedChatsScreen {...useLoaderData<typeof loader>()} />;
}
