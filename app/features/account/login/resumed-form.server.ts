import type { FormProblem } from '~/contract/problem';
import { echoValues, formProblem, isEchoedWhole } from '~/server/response/respond.server';
import { LOGIN_FIELDS } from './login-fields';

/**
 * The problem for the login page if a member's form was sent after the session had ended: it keeps the typed values,
 * and the form continues after the login. Undefined if the form is another one or cannot be sent on unchanged.
 */
export function resumedForm(sent: FormData): FormProblem | undefined {
  if (LOGIN_FIELDS.some((name) => sent.has(name)) || !isEchoedWhole(sent)) return undefined;
  return formProblem({}, { ...echoValues(sent), resume: '1' });
}
