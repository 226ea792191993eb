import { data, redirectDocument } from '@remix-run/node';
import type { RequestContext } from '~/server/context/context.server';
import { contactFinder, isFitOpening } from '~/features/safety/opening/opening.service.server';
import type { AppError } from '~/server/response/app-error';
import { asksForJson } from '~/server/response/form-response.server';
import { echoValues, formProblem, invalidForm, parseForm, readForm } from '~/server/response/respond.server';
import { fictionalClosed, memberClosed } from '../joining.errors';
import type { SignupInput } from './new-account.server';
import type { SignupTarget } from './signup-target.service.server';
import { signUp } from './signup.service.server';
import { signupSchema } from './signup.schema.server';

/** The response to a signup form: on its page, for a member, or in the modal. */
export async function respondToSignup(
  context: RequestContext,
  request: Request,
  { target, remembered }: { target: SignupTarget | null; remembered: SignupInput['remembered'] },
) {
  const sent = await readForm(request.clone());
  if (sent.get('intent') === 'start' && !asksForJson(request)) return begun(sent);
  const { tenant, clock } = context;
  const rules = {
    brand: tenant.name,
    minAge: tenant.min_age,
    messageLength: tenant.message_length,
    timeZone: tenant.time_zone,
    now: clock.now(),
    hasContact: contactFinder(tenant),
    isFitOpening: (text: string) => isFitOpening(text, tenant),
  };
  const form = await parseForm(request, signupSchema(rules));
  if (!form.ok) return invalidForm(form.problem);
  // The page did not ask for a message. Refused before there is an account, because the message would be lost silently.
  if (target?.closed && form.value.signupMessage !== '') throw closedTo(target);
  const outcome = await signUp(context, { ...form.value, targetId: target?.id ?? null, remembered });
  switch (outcome.kind) {
    case 'member':
      // Loads a new document, because the open one (shell, live events, language) is that of a visitor.
      return redirectDocument('/complete-signup', { headers: cookieHeaders(outcome.cookies) });
    case 'existing':
      return data(ownedProblem(sent), { status: 409 });
  }
}

const cookieHeaders = (cookies: readonly string[]) =>
  new Headers(cookies.map((value): [string, string] => ['Set-Cookie', value]));

function closedTo({ fictional, name }: SignupTarget): AppError {
  if (fictional) return fictionalClosed({ name: name ?? '' });
  return memberClosed({ named: name === null ? 'no' : 'yes', name: name ?? '' });
}

/** The fields that a landing page may fill in. They are posted, so that nothing typed stands in a URL. */
const BEGUN = ['name', 'email', 'signup_message'];

/** The signup page with what was typed on a landing page; nothing is validated, stored or counted yet. */
function begun(sent: FormData) {
  const typed = Object.entries(echoValues(sent)).filter(([name]) => BEGUN.includes(name));
  return data(formProblem({}, Object.fromEntries(typed)), { status: 200 });
}

/** The page again, with a link to log in and the reason at the field. */
function ownedProblem(sent: FormData) {
  const error = { code: 'account.signup-existing', values: {} };
  return formProblem({ email: [{ id: 'account.email-taken' }] }, echoValues(sent), error);
}
