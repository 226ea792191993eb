import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { conversationBody } from '~/features/chat/server/chat.schema.server';
import { ChatsScreen } from '~/features/chat/last-read/ChatsScreen';
import { getChatsPage } from '~/features/chat/list/chats-page.service.server';
import { deleteChat } from '~/features/chat/list/delete.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofConversation, readParameters } from '~/server/response/path-parameters';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['chat', 'members'] };

/** `?delete=` asks for confirmation to delete one, `?before=` continues a long list, `?q=` searches. */
export const loader = pageLoader(({ context, request }) => {
  const member = memberContext(context, request);
  const query = new URL(request.url).searchParams;
  const chosen = query.get('delete');
  return getChatsPage(member, {
    before: query.get('before'),
    words: query.get('q')?.trim(),
    deleting: chosen === null ? null : readParameters(ofConversation, { id: chosen }).id,
    deleted: query.get('notice') === 'deleted',
  });
});

/** Deletes a conversation for this member; with JavaScript, pages use DELETE /api/chat.php. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, conversationBody);
  if (!form.ok) return invalidForm(form.problem);
  await deleteChat(member, form.value.conversation);
  return redirect('/chats?notice=deleted', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function Chats() {
  const problem = useActionData<FormProblem>();
  return <ChatsScreen {...useLoaderData<typeof loader>()} problem={problem ?? null} />;
}
