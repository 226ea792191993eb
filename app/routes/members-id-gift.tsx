import { redirect } from '@remix-run/node';
import { giftForm } from '~/features/chat/server/chat.schema.server';
import { findNewChat } from '~/features/chat/conversation/page.service.server';
import { ofMember } from '~/server/response/path-parameters';
import { memberContext, pageAction, pageLoader } from '~/server/response/respond.server';
import { respondToFirstForm } from '~/features/chat/composer/first-form.service.server';
import { openExtra } from './chat-extra.server';

/** The page for a gift that begins a conversation; redirects to the conversation's own gift page where one exists. */
export const loader = pageLoader(ofMember, async ({ context, request, params }) => {
  const member = memberContext(context, request);
  return openExtra(member, 'gift', async () => {
    const found = await findNewChat(member, params.id);
    if (found.existing !== null) throw redirect(`/chats/${found.existing}/gift${new URL(request.url).search}`);
    const { draft: _draft, ...page } = found.page;
    return { ...page, back: `/members/${page.partner.id}` };
  });
});

export const action = pageAction(ofMember, ({ context, request, params }) =>
  respondToFirstForm(memberContext(context, request), {
    request,
    memberId: params.id,
    schema: giftForm,
    page: '/gift',
  }),
);

/** The same screen as for a conversation that exists. */
export { default, handle, meta } from './chats-id-gift';
