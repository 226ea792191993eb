import { data, redirect } from '@remix-run/node';
import type { RequestContext } from '~/server/context.server';
import { echoValues, formProblem, invalidForm, parseForm, readForm } from '~/server/respond.server';
import { signUp } from './signup.service.server';
import { signupSchema } from './signup.schema.server';

/** The answer to a signup form, wherever it stood: as a page, for a member, in the modal. */
export async function answerSignup(context: RequestContext, request: Request, targetId: string | null) {
  const copy = request.clone();
  const { tenant, clock } = context;
  const rules = {
    minAge: tenant.min_age,
    messageLength: tenant.message_length,
    timeZone: tenant.time_zone,
    now: clock.now(),
  };
  const form = await parseForm(request, signupSchema(rules));
  if (!form.ok) return invalidForm(form.problem);
  const outcome = await signUp(context, { ...form.value, targetId });
  switch (outcome.kind) {
    case 'member': {
      const headers = new Headers(outcome.cookies.map((value): [string, string] => ['Set-Cookie', value]));
      const next = targetId ? `/members/${targetId}/chat` : '/members';
      return redirect(`${next}?api_signup_complete=1`, { headers });
    }
    case 'check-mail':
      return redirect('/login?notice=check-mail');
    case 'existing':
      return data(await ownedProblem(copy), { status: 409 });
  }
}

/** The page again with the way to log in and, at the field, why. */
async function ownedProblem(request: Request) {
  const refusal = { code: 'account.signup-existing', values: {} };
  return formProblem({ email: [{ id: 'account.email-taken' }] }, echoValues(await readForm(request)), refusal);
}
