import { redirect } from '@remix-run/node';
import { ALERT_COOKIES, ALERT_SECONDS, DAY_SECONDS, ENTRY_COOKIE, setCookie } from '~/server/http/cookies';
import { pageAction, readForm, safeNext } from '~/server/response/respond.server';

/** A cookie stores the time at which the warning, or the alert that the form names, was dismissed. */
export const action = pageAction(async ({ context, request }) => {
  const referer = request.headers.get('referer');
  const from = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  const next = from?.origin === context.origin ? safeNext(from.pathname + from.search, '/') : '/';
  const named = (await readForm(request)).get('alert');
  const alert = ALERT_COOKIES.find((name) => name === named);
  const maxAge = alert ? ALERT_SECONDS : 365 * DAY_SECONDS;
  const cookie = setCookie(alert ?? ENTRY_COOKIE, String(context.clock.now()), context.secure, { maxAge });
  const isFetch = request.headers.get('sec-fetch-mode') === 'cors' || request.headers.get('sec-fetch-dest') === 'empty';
  if (isFetch) return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie } });
  return redirect(next, { headers: { 'Set-Cookie': cookie } });
});

export const loader = () => redirect('/');
