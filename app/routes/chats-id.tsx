import { redirect } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { messageForm, reactionForm, readSeq } from '~/features/chat/server/chat.schema.server';
import { submitToConversation } from '~/features/chat/conversation/conversation-forms.service.server';
import { getConversationPage } from '~/features/chat/conversation/conversation-pages.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { cameUnasked, isSeen } from '~/server/context/asked-here.server';
import { ofConversation } from '~/server/response/path-parameters';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['chat', 'members', 'safety', 'photos'] };

/** A conversation; `?before=` shows an earlier page of it. */
export const loader = pageLoader(ofConversation, ({ context, request, params }) => {
  const member = memberContext(context, request);
  const before = readSeq(new URL(request.url).searchParams.get('before'));
  return getConversationPage(member, params.id, { before, seen: isSeen(request), unasked: cameUnasked(request) });
});

/** Handles the form without JavaScript; with JavaScript, pages send through /api/messages.php. */
export const action = pageAction(ofConversation, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const url = new URL(request.url);
  if (url.searchParams.has('react')) {
    const reacting = await parseForm(request, reactionForm);
    if (!reacting.ok) return invalidForm(reacting.problem);
    await submitToConversation(member, params.id, reacting.value);
    url.searchParams.delete('react');
    return redirect(`/chats/${params.id}${url.search}#message-${reacting.value.seq}`, 303);
  }
  const form = await parseForm(request, messageForm(context.tenant.message_length));
  if (!form.ok) return invalidForm(form.problem);
  await submitToConversation(member, params.id, form.value);
  return redirect(`/chats/${params.id}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export { ConversationPage as default } from '~/features/chat/conversation/ConversationPage';
