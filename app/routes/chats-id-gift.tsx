import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { giftForm } from '~/features/chat/server/chat.schema.server';
import { GiftScreen } from '~/features/chat/gifts/GiftScreen';
import { getExtraPage } from '~/features/chat/conversation/conversation-pages.service.server';
import { sendMessage } from '~/features/chat/server/send.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofConversation } from '~/server/response/path-parameters';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['chat', 'members', 'safety'] };

/** For pages without JavaScript; with it, gifts are chosen within the conversation. */
export const loader = pageLoader(ofConversation, ({ context, request, params }) =>
  getExtraPage(memberContext(context, request), 'gift', params.id),
);

export const action = pageAction(ofConversation, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, giftForm);
  if (!form.ok) return invalidForm(form.problem);
  await sendMessage(member, { to: { conversation: params.id }, ...form.value });
  return redirect(`/chats/${params.id}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function ChatsIdGift() {
  const data = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return <GiftScreen {...data} here={`${data.back}/gift`} problem={problem ?? null} />;
}
