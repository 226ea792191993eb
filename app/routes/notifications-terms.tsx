import { redirect } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { acceptTerms } from '~/features/account/terms/accept-terms.service.server';
import { termsAnswerSchema } from '~/features/account/terms/terms.schema.server';
import { readTermsPage } from '~/features/account/terms/terms.service.server';
import { TermsScreen } from '~/features/account/terms/TermsScreen';
import { unindexedPageMeta } from '~/page/page-meta';
import { ALERT_SECONDS, setCookie, TEXT_ALERT_COOKIE } from '~/server/http/cookies';
import {
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
  safeNext,
} from '~/server/response/respond.server';

export const handle = { messages: ['settings', 'agreement'] };

const NOTICES = ['saved', 'changed'] as const;

/** What the member has accepted, and what has changed since. */
export const loader = pageLoader(async ({ context, request }) => {
  const query = new URL(request.url).searchParams;
  const noticeParam = query.get('notice');
  return {
    ...(await readTermsPage(memberContext(context, request))),
    next: safeNext(query.get('next'), '') || null,
    notice: NOTICES.find((notice) => notice === noticeParam) ?? null,
    title: context.texts(context.locale).formatMessage({ id: 'settings.agreement-title' }),
    brand: context.tenant.name,
  };
});

/** Putting the answer off dismisses the alert as well. Accepting leads back to where the question came up. */
export const action = pageAction(async ({ context, request }) => {
  const member = memberContext(context, request);
  const form = await parseForm(request, termsAnswerSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { answer, version } = form.value;
  const next = safeNext(form.value.next, '');
  if (answer === 'later') {
    const { clock, secure } = context;
    const cookie = setCookie(TEXT_ALERT_COOKIE, String(clock.now()), secure, { maxAge: ALERT_SECONDS });
    return redirect('/members', { status: 303, headers: { 'Set-Cookie': cookie } });
  }
  const outcome = await acceptTerms(member, version);
  if (outcome === 'saved' && next !== '') return redirect(next, 303);
  const goingOn = next === '' ? '' : `&next=${encodeURIComponent(next)}`;
  return redirect(`/notifications/terms?notice=${outcome}${goingOn}`, 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsTerms() {
  return <TermsScreen {...useLoaderData<typeof loader>()} />;
}
