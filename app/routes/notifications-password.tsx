import { redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { FormProblem } from '~/contract/problem';
import { changePassword } from '~/features/account/credentials/change-password.service.server';
import { changePasswordSchema } from '~/features/account/credentials/credentials.schema.server';
import { PasswordScreen } from '~/features/account/credentials/PasswordScreen';
import { viewPasskeys } from '~/features/account/passkeys/passkey-list.service.server';
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

export const handle = { messages: ['account', 'credentials', 'passkeys', 'settings', 'errors'] };

const NOTICES = ['changed', 'passkey-removed'] as const;

export const loader = pageLoader(async ({ context, request }) => {
  const { member } = memberContext(context, request);
  const named = new URL(request.url).searchParams.get('notice');
  const notice = NOTICES.find((notice) => notice === named) ?? null;
  return {
    notice,
    passkeys: notice === null ? [] : await viewPasskeys(context, member.id),
    title: context.texts(context.locale).formatMessage({ id: 'settings.password-title' }),
    brand: context.tenant.name,
  };
});

/** What is wrong, by the outcome of the service: at which field, and the text. */
const problems = {
  wrong: { old_password: [{ id: messageId('account.old-password-wrong') }] },
  same: { new_password: [{ id: messageId('credentials.password-same') }] },
  personal: { new_password: [{ id: messageId('account.password-too-personal') }] },
};

export const action = pageAction(async ({ context, request }) => {
  // A form with passwords is never held until after a login.
  const member = memberContext(context, request, 'asked-again');
  const form = await parseForm(request, changePasswordSchema);
  if (!form.ok) return invalidForm(form.problem);
  const { old_password: oldPassword, new_password: newPassword } = form.value;
  const outcome = await changePassword(member, { oldPassword, newPassword });
  if (outcome.kind !== 'done') return invalidForm(formProblem(problems[outcome.kind]));
  const headers = new Headers(outcome.cookies.map((value): [string, string] => ['Set-Cookie', value]));
  return redirectDocument('/notifications/password?notice=changed', { headers });
});

export const meta: MetaFunction<typeof loader> = unindexedPageMeta;

export default function NotificationsPassword() {
  const { notice, passkeys } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() as FormProblem | undefined;
  return <PasswordScreen notice={notice} passkeys={passkeys} problem={problem} />;
}
