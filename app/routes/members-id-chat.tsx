import { redirect } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { messageForm } from '~/features/chat/server/chat.schema.server';
import { getFirstMessagePage } from '~/features/chat/conversation/conversation-pages.service.server';
import { findOtherPeople } from '~/features/profiles/view/other-people.service.server';
import { unindexedPageMeta } from '~/page/page-meta';
import { ofMember } from '~/server/response/path-parameters';
import { memberContext, pageAction, pageLoader } from '~/server/response/respond.server';
import { respondToFirstForm } from '~/features/chat/composer/first-form.service.server';

export const handle = { messages: ['chat', 'members', 'safety', 'photos'] };

/** For a new conversation, nothing is stored before the first message. */
export const loader = pageLoader(
  ofMember,
  async ({ context, request, params }) => {
    const found = await getFirstMessagePage(memberContext(context, request), params.id);
    // After a signup with a first message the conversation exists; the query string tells its page about the signup.
    if (found.existing !== null) throw redirect(`/chats/${found.existing}${new URL(request.url).search}`);
    return found.page;
  },
  { others: findOtherPeople },
);

export const action = pageAction(ofMember, ({ context, request, params }) => {
  const schema = messageForm(context.tenant.message_length);
  return respondToFirstForm(memberContext(context, request), { request, memberId: params.id, schema });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export { ConversationPage as default } from '~/features/chat/conversation/ConversationPage';
