import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import {
  askForEmailChange,
  cancelEmailChange,
  findOwnEmail,
} from '~/features/account/credentials/ask-for-email-change.service.server';
import { changeEmailSchema } from '~/features/account/credentials/credentials.schema.server';
import { EmailScreen } from '~/features/account/credentials/EmailScreen';
import { messageId } from '~/i18n/message-id';
import { unindexedPageMeta } from '~/page/page-meta';
import {
  formProblem,
  invalidForm,
  memberContext,
  pageAction,
  pageLoader,
  parseForm,
} from '~/server/response/respond.server';

export const handle = { messages: ['account', 'credentials', 'settings', 'errors'] };

export const loader = pageLoader(async ({ context, request }) => ({
  ...(await findOwnEmail(memberContext(context, request))),
  title: context.texts(context.locale).formatMessage({ id: 'settings.email-title' }),
  brand: context.tenant.name,
}));

/** What is wrong, by the outcome of the service: at which field, and the text. */
const problems = {
  wrong: { password: [{ id: messageId('account.old-password-wrong') }] },
  same: { email: [{ id: messageId('credentials.email-same') }] },
  taken: { email: [{ id: messageId('account.email-taken') }] },
};

export const action = pageAction(async ({ context, request }) => {
  // A form with a password is never held until after a login.
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, changeEmailSchema);
  if (!form.ok) return invalidForm(form.problem);
  if (form.value.intent === 'cancel') await cancelEmailChange(member);
  else {
    const { email, password } = form.value;
    const outcome = await askForEmailChange(member, { email, password });
    if (outcome !== 'sent') return invalidForm(formProblem(problems[outcome], { email }));
  }
  return redirect('/notifications/email-address', 303);
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsEmailAddress() {
  const { email, waiting } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  return <EmailScreen email={email} waiting={waiting} problem={problem} />;
}
