import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { isMember } from '~/contract/actor';
import type { FormProblem } from '~/contract/problem';
import { signupAllowed } from '~/features/joining/signup/signup-access.server';
import { readNotice, WAITING_LIST_PATH } from '~/features/joining/waiting-list/waiting-list';
import { waitingListSchema } from '~/features/joining/waiting-list/waiting-list.schema.server';
import { askForPlace } from '~/features/joining/waiting-list/waiting-list.service.server';
import { WaitingListScreen } from '~/features/joining/waiting-list/WaitingListScreen';
import { messageId } from '~/i18n/message-id';
import { unindexedPageMeta } from '~/page/page-meta';
import type { RequestContext } from '~/server/context/context.server';
import { asksForJson } from '~/server/response/form-response.server';
import { invalidForm, pageAction, pageLoader, parseForm } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'errors', 'waitinglist'] };

export const loader = pageLoader(({ context, request }) => {
  const notice = readNotice(new URL(request.url).searchParams.get('notice'));
  leadIn(context, notice === 'confirmed');
  return {
    title: context.texts(context.locale).formatMessage({ id: messageId('waitinglist.meta') }),
    brand: context.tenant.name,
    notice,
  };
});

export const action = pageAction(async ({ context, request }) => {
  leadIn(context, false);
  const { name: brand, min_age: minAge } = context.tenant;
  const form = await parseForm(request, waitingListSchema({ brand, minAge }));
  if (!form.ok) return invalidForm(form.problem);
  await askForPlace(context, form.value.email);
  // Not redirected: the page repeats the e-mail address, which belongs into no URL. Sent again, the form does nothing new.
  return asksForJson(request) ? redirect(WAITING_LIST_PATH, 303) : { sent: form.value.email };
});

/** Nobody waits who can come in. What was just confirmed is said also to someone whom a partner has sent. */
function leadIn(context: RequestContext, confirmed: boolean): void {
  if (isMember(context.viewer)) throw redirect('/members');
  if (context.tenant.signups === 'all' || (!confirmed && signupAllowed(context))) throw redirect('/signup');
}

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

/** /waiting-list: for people who cannot sign up at the moment. */
export default function WaitingList() {
  const { notice } = useLoaderData<typeof loader>();
  const answer = useActionData<FormProblem | { sent: string }>() ?? null;
  if (answer && 'sent' in answer) return <WaitingListScreen notice={notice} problem={null} sentTo={answer.sent} />;
  return <WaitingListScreen notice={notice} problem={answer} />;
}
