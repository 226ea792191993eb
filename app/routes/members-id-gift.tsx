import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { giftForm } from '~/features/chat/server/chat.schema.server';
import { findBegun, sendFirst } from '~/features/chat/composer/first-form.service.server';
import { GiftScreen } from '~/features/chat/gifts/GiftScreen';
import { messagePrices } from '~/features/chat/pricing/message-prices.service.server';
import { findNewChat } from '~/features/chat/conversation/page.service.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import { requirePart } from '~/server/context/require-part.server';
import { invalidForm, memberContext, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['chat', 'members', 'safety'] };

/** A gift that begins a conversation; where one has begun, it goes there. */
export const loader = pageLoader(async ({ context, request, params }) => {
  const member = memberContext(context, request);
  requirePart(context, 'gifts');
  const found = await findNewChat(member, params.id!);
  if (found.existing !== null) throw redirect(`/chats/${found.existing}/gift${new URL(request.url).search}`);
  const { draft: _draft, ...page } = found.page;
  return {
    ...page,
    price: (await messagePrices(member)).gift,
    title: personWords(context, page.partner),
    brand: context.tenant.name,
  };
});

/** A conversation that began meanwhile takes the form at its own address, method and body kept (307). */
export const action = pageAction(async ({ context, request, params }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, giftForm);
  if (!form.ok) {
    const begun = await findBegun(member, params.id!);
    return begun ? redirect(`/chats/${begun}/gift`, 307) : invalidForm(form.problem);
  }
  const { conversation, sent } = await sendFirst(member, params.id!, form.value);
  return redirect(sent ? `/chats/${conversation}` : `/chats/${conversation}/gift`, sent ? 303 : 307);
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.title} · ${data.brand}` }] : [];

export default function MembersIdGift() {
  const data = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  const back = `/members/${data.partner.id}`;
  return <GiftScreen {...data} back={back} here={`${back}/gift`} problem={problem ?? null} />;
}
