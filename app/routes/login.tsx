import { redirect, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { isMember } from '~/contract/actor';
import type { FormProblem } from '~/contract/problem';
import { loginSchema } from '~/features/account/account.schema.server';
import { AccountFrame } from '~/features/account/AccountFrame';
import { AccountNotice } from '~/features/account/AccountNotice';
import { LoginForm } from '~/features/account/login/LoginForm';
import { logIn } from '~/features/account/login/login.service.server';
import { resumedForm } from '~/features/account/login/resumed-form.server';
import { publicPageMeta } from '~/page/page-meta';
import { asksForJson } from '~/server/response/form-response.server';
import { invalidForm, pageAction, pageLoader, parseForm, readForm, safeNext } from '~/server/response/respond.server';

export const handle = { messages: ['account', 'errors'] };

export const loader = pageLoader(({ context, request }) => {
  const query = new URL(request.url).searchParams;
  const notice = query.get('notice');
  const next = safeNext(query.get('next'), '/members');
  if (isMember(context.viewer)) throw redirect(next);
  const { formatMessage } = context.texts(context.locale);
  const brand = context.tenant.name;
  return {
    title: formatMessage({ id: 'account.login-meta' }),
    description: formatMessage({ id: 'account.login-description' }, { brand }),
    brand,
    canonical: `${context.origin}/login`,
    next,
    notice,
  };
});

export const action = pageAction(async ({ context, request }) => {
  const url = new URL(request.url);
  const sent = await readForm(request.clone());
  // This is a form of another page, passed on by requireMember, not a login.
  if (url.searchParams.has('next') && !sent.has('password') && !asksForJson(request))
    return resumedForm(sent) ?? redirect(url.pathname + url.search);
  const form = await parseForm(request, loginSchema);
  if (!form.ok) return invalidForm(form.problem);
  const cookies = await logIn(context, form.value);
  const headers = new Headers(cookies.map((value): [string, string] => ['Set-Cookie', value]));
  // The redirect loads a new document, because the open one has the state of a visitor (shell, live events, language).
  // A resumed form (307) loads one in any case.
  const next = safeNext(url.searchParams.get('next') ?? form.value.next, '/members');
  return form.value.resume ? redirect(next, { status: 307, headers }) : redirectDocument(next, { headers });
});

export const meta: MetaFunction<typeof loader> = publicPageMeta;

export default function Login() {
  const { next, notice } = useLoaderData<typeof loader>();
  const problem = useActionData<FormProblem>();
  return (
    <AccountFrame
      title={<FormattedMessage id="account.login-title" defaultMessage="Good to see you again" />}
      lead={<FormattedMessage id="account.login-lead" defaultMessage="Log in with your e-mail address." />}
    >
      <AccountNotice notice={notice} />
      <LoginForm next={next} problem={problem} />
    </AccountFrame>
  );
}
