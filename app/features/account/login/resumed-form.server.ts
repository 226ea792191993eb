import type { FormProblem } from '~/contract/problem';
import { echoValues, formProblem, isEchoedWhole } from '~/server/response/respond.server';
import { LOGIN_FIELDS } from './login-fields';

/** A form sent after the session had ended, to continue after the login. Undefined if it cannot be sent on whole. */
export function resumedForm(sent: FormData): FormProblem | undefined {
  if (LOGIN_FIELDS.some((name) => sent.has(name)) || !isEchoedWhole(sent)) return undefined;
  return formProblem({}, { ...echoValues(sent), resume: '1' });
}
