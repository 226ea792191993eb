import { data, redirect } from '@remix-run/node';
import { beginPasskeyLogin, logInWithPasskey } from '~/features/account/passkeys/passkey-login.service.server';
import { passkeyLoginSchema } from '~/features/account/passkeys/passkeys.schema.server';
import { asksForJson } from '~/server/response/form-response.server';
import { invalidForm, pageAction, parseForm, safeNext } from '~/server/response/respond.server';

/** The two steps of a login with a passkey, for the script of the login page. Others are led to that page. */
export const action = pageAction(async ({ context, request }) => {
  if (!asksForJson(request)) return redirect('/login', 303);
  const form = await parseForm(request, passkeyLoginSchema);
  if (!form.ok) return invalidForm(form.problem);
  if (form.value.intent === 'begin') return data(await beginPasskeyLogin(context));
  const cookies = await logInWithPasskey(context, form.value.answer);
  const headers = new Headers(cookies.map((value): [string, string] => ['Set-Cookie', value]));
  return redirect(safeNext(form.value.next, '/members'), { headers });
});

export const loader = () => redirect('/login');
