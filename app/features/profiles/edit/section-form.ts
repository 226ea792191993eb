import type { FormProblem } from '~/contract/problem';
import { ApiError } from '~/api-client/api-client';
import { domainErrorOf } from '~/api-client/domain-error';

/** A form's fields as they are sent: several values of one name are joined by commas. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = name in fields ? `${fields[name]},${value}` : value;
  }
  return fields;
}

/** The content of a form as text, equal for equal forms, to see whether it was changed. */
export const contentOf = (form: HTMLFormElement): string => JSON.stringify(fieldsOf(form));

/** The problem of a section that could not be saved, in the same shape as without JavaScript. */
export function problemOf(error: unknown): FormProblem {
  const problem: FormProblem = { ok: false, fieldErrors: {}, error: null, values: {} };
  // There was no response at all, so the problem is the connection and not the form.
  if (!(error instanceof ApiError)) return { ...problem, error: { code: 'profile.offline', values: {} } };
  const { fieldErrors } = error;
  if (Object.keys(fieldErrors).length > 0) return { ...problem, fieldErrors };
  return { ...problem, error: domainErrorOf(error) };
}
