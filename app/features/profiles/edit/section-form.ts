import type { FormProblem } from '~/contract/problem';
import { ApiError } from '~/api-client/api-client';
import { refusalOf } from '~/api-client/refusal-of';

/** A form's fields as they travel: what is chosen more than once goes behind commas. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = name in fields ? `${fields[name]},${value}` : value;
  }
  return fields;
}

/** What a form holds, to see whether it was changed: text that two equal forms share. */
export const contentOf = (form: HTMLFormElement): string => JSON.stringify(fieldsOf(form));

/** What became of a section that was not saved, as the page without JavaScript would be told it. */
export function problemOf(error: unknown): FormProblem {
  const problem: FormProblem = { ok: false, fieldErrors: {}, refusal: null, values: {} };
  // No answer at all: the connection, not the form.
  if (!(error instanceof ApiError)) return { ...problem, refusal: { code: 'profile.offline', values: {} } };
  const { fieldErrors } = error;
  if (Object.keys(fieldErrors).length > 0) return { ...problem, fieldErrors };
  return { ...problem, refusal: refusalOf(error) };
}
