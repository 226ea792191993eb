import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { messageForm } from '~/features/chat/chat.schema.server';
import { ChatMenuItems } from '~/features/chat/list/ChatMenuItems';
import { messagePrices } from '~/features/chat/pricing/shown-prices.service.server';
import { NewChat } from '~/features/chat/conversation/NewChat';
import { findNewChat } from '~/features/chat/conversation/page.service.server';
import { findOtherPeople } from '~/features/profiles/view/other-people.service.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import { ProfileMenu } from '~/features/safety/ProfileMenu';
import { errorPageMeta, pageMeta } from '~/page/page-meta';
import { memberContext, pageAction, pageLoader } from '~/server/response/respond.server';
import { respondToFirstForm } from '~/features/chat/composer/first-form.service.server';

export const handle = { messages: ['chat', 'members', 'safety'] };

/** For a new conversation, nothing is stored before the first message. */
export const loader = pageLoader(
  async ({ context, request, params }) => {
    const member = memberContext(context, request);
    const found = await findNewChat(member, params.id!);
    // After a signup with a first message the conversation exists; the query string tells its page about the signup.
    if (found.existing !== null) throw redirect(`/chats/${found.existing}${new URL(request.url).search}`);
    return {
      ...found.page,
      prices: await messagePrices(member),
      title: personWords(context, found.page.partner),
      brand: context.tenant.name,
    };
  },
  { others: findOtherPeople },
);

export const action = pageAction(({ context, request, params }) => {
  const schema = messageForm(context.tenant.message_length);
  return respondToFirstForm(memberContext(context, request), { request, memberId: params.id!, schema });
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? pageMeta({ data }) : errorPageMeta({ matches });

export { RefusedProfile as ErrorBoundary } from '~/layouts/errors/RefusedProfile';

export default function MembersIdChat() {
  const data = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const { partner, writePermission } = data;
  return (
    <NewChat
      key={partner.id}
      {...data}
      problem={problem ?? null}
      menu={
        <ProfileMenu id={partner.id} name={partner.name} blocking={writePermission === 'blocking'}>
          <ChatMenuItems />
        </ProfileMenu>
      }
    />
  );
}
