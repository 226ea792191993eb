import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { giftForm } from '~/features/chat/chat.schema.server';
import { GiftScreen } from '~/features/chat/gifts/GiftScreen';
import { findNewChat } from '~/features/chat/conversation/page.service.server';
import { pageMeta } from '~/page/page-meta';
import { memberContext, pageAction, pageLoader } from '~/server/response/respond.server';
import { respondToFirstForm } from '~/features/chat/composer/first-form.service.server';
import { openExtra } from './chat-extra.server';

export const handle = { messages: ['chat', 'members', 'safety'] };

/** The page for a gift that begins a conversation; redirects to the conversation's own gift page where one exists. */
export const loader = pageLoader(async ({ context, request, params }) => {
  const member = memberContext(context, request);
  return openExtra(member, 'gift', async () => {
    const found = await findNewChat(member, params.id!);
    if (found.existing !== null) throw redirect(`/chats/${found.existing}/gift${new URL(request.url).search}`);
    const { draft: _draft, ...page } = found.page;
    return { ...page, back: `/members/${page.partner.id}` };
  });
});

export const action = pageAction(({ context, request, params }) =>
  respondToFirstForm(memberContext(context, request), {
    request,
    memberId: params.id!,
    schema: giftForm,
    page: '/gift',
  }),
);

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function MembersIdGift() {
  const data = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return <GiftScreen {...data} here={`${data.back}/gift`} problem={problem ?? null} />;
}
