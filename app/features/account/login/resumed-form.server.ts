import type { FormProblem } from '~/contract/problem';
import { echoValues, formProblem, isEchoedWhole } from '~/server/response/respond.server';
import { LOGIN_FIELDS } from './login-fields';

/**
 * A form of a member's page that met an ended session: the login page with what was typed, which goes on to that page
 * after the login. Undefined where it is none, or could not be sent on as it was.
 */
export function resumedForm(sent: FormData): FormProblem | undefined {
  if (LOGIN_FIELDS.some((name) => sent.has(name)) || !isEchoedWhole(sent)) return undefined;
  return formProblem({}, { ...echoValues(sent), resume: '1' });
}
