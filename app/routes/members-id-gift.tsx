import { redirect } from '@remix-run/node';
import { giftForm } from '~/features/chat/server/chat.schema.server';
import { getFirstGiftPage } from '~/features/chat/conversation/conversation-pages.service.server';
import { ofMember } from '~/server/response/path-parameters';
import { memberContext, pageAction, pageLoader } from '~/server/response/respond.server';
import { respondToFirstForm } from '~/features/chat/composer/first-form.service.server';

/** The page for a gift that begins a conversation; redirects to the conversation's own gift page where one exists. */
export const loader = pageLoader(ofMember, async ({ context, request, params }) => {
  const found = await getFirstGiftPage(memberContext(context, request), params.id);
  if (found.existing !== null) throw redirect(`/chats/${found.existing}/gift${new URL(request.url).search}`);
  return found.page;
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
