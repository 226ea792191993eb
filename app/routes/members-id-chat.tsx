import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { messageForm } from '~/features/chat/server/chat.schema.server';
import { ChatMenuItems } from '~/features/chat/list/ChatMenuItems';
import { findBegun, sendFirst } from '~/features/chat/composer/first-form.service.server';
import { messagePrices } from '~/features/chat/pricing/message-prices.service.server';
import { NewChat } from '~/features/chat/conversation/NewChat';
import { findNewChat } from '~/features/chat/conversation/page.service.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import { ProfileMenu } from '~/features/safety/ProfileMenu';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['chat', 'members', 'safety'] };

/** The conversation with this member, or the page on which it begins. Nothing is written before the first message. */
export const loader = pageLoader(async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const found = await findNewChat(member, params.id!);
  // Right from signup the first message has begun it; what the query says of that goes along.
  if (found.existing !== null) throw redirect(`/chats/${found.existing}${new URL(request.url).search}`);
  return {
    ...found.page,
    prices: await messagePrices(member),
    title: personWords(context, found.page.partner),
    brand: context.tenant.name,
  };
});

/** A conversation that began meanwhile takes the form at its own address, method and body kept (307). */
export const action = pageAction(async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, messageForm(context.tenant.message_length));
  if (!form.ok) {
    const begun = await findBegun(member, params.id!);
    return begun ? redirect(`/chats/${begun}`, 307) : invalidForm(form.problem);
  }
  const { conversation, sent } = await sendFirst(member, params.id!, form.value);
  return redirect(`/chats/${conversation}`, sent ? 303 : 307);
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.title} · ${data.brand}` }] : [];

export default function MembersIdChat() {
  const data = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const { partner, writing } = data;
  return (
    <NewChat
      key={partner.id}
      {...data}
      problem={problem ?? null}
      menu={
        <ProfileMenu id={partner.id} name={partner.name} blocking={writing === 'blocking'}>
          <ChatMenuItems />
        </ProfileMenu>
      }
    />
  );
}
