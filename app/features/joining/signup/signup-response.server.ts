import { data, redirect, redirectDocument } from '@remix-run/node';
import type { RequestContext } from '~/server/context/context.server';
import type { AppError } from '~/server/response/app-error';
import { asksForJson } from '~/server/response/form-response.server';
import { echoValues, formProblem, invalidForm, parseForm, readForm } from '~/server/response/respond.server';
import { fictionalClosed, memberClosed } from '../joining.errors';
import type { SignupInput } from './new-account.server';
import type { SignupTarget } from './signup-target.service.server';
import { signUp } from './signup.service.server';
import { signupSchema } from './signup.schema.server';

/** The answer to a signup form, wherever it stood: as a page, for a member, in the modal. */
export async function respondToSignup(
  context: RequestContext,
  request: Request,
  { target, kept }: { target: SignupTarget | null; kept: SignupInput['kept'] },
) {
  const sent = await readForm(request.clone());
  if (sent.get('intent') === 'start' && !asksForJson(request)) return begun(sent);
  const { tenant, clock } = context;
  const rules = {
    minAge: tenant.min_age,
    messageLength: tenant.message_length,
    timeZone: tenant.time_zone,
    now: clock.now(),
  };
  const form = await parseForm(request, signupSchema(rules));
  if (!form.ok) return invalidForm(form.problem);
  // The page asked for no message. Refused before there is an account, or the words would be lost in silence.
  if (target?.closed && form.value.signupMessage !== '') throw closedTo(target);
  const outcome = await signUp(context, { ...form.value, targetId: target?.id ?? null, kept });
  switch (outcome.kind) {
    case 'member': {
      const headers = new Headers(outcome.cookies.map((value): [string, string] => ['Set-Cookie', value]));
      const people = tenant.features.signup_matches ? '/signup-matches' : '/members';
      // A new document: what the open one knows (shell, live updates, language) is a visitor's.
      return redirectDocument(`${target ? wayTo(target, people) : people}?api_signup_complete=1`, { headers });
    }
    case 'check-mail':
      return redirect('/login?notice=check-mail');
    case 'existing':
      return data(ownedProblem(sent), { status: 409 });
  }
}

function closedTo({ fictional, name }: SignupTarget): AppError {
  if (fictional) return fictionalClosed({ name: name ?? '' });
  return memberClosed({ named: name === null ? 'no' : 'yes', name: name ?? '' });
}

/** To whom the signup was for: to write, or to like where only that comes first; nobody waits behind a closed profile. */
function wayTo({ id, fictional, closed }: SignupTarget, people: string): string {
  if (!closed) return `/members/${id}/chat`;
  return fictional ? people : `/members/${id}`;
}

/** What a landing page may begin: posted, so that nothing typed stands in an address. */
const BEGUN = ['name', 'email', 'signup_message'];

/** The page with what was typed on a landing page; nothing is checked, stored or counted yet. */
function begun(sent: FormData) {
  const typed = Object.entries(echoValues(sent)).filter(([name]) => BEGUN.includes(name));
  return data(formProblem({}, Object.fromEntries(typed)), { status: 200 });
}

/** The page again with the way to log in and, at the field, why. */
function ownedProblem(sent: FormData) {
  const refusal = { code: 'account.signup-existing', values: {} };
  return formProblem({ email: [{ id: 'account.email-taken' }] }, echoValues(sent), refusal);
}
