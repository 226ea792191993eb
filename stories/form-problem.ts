import type { FormProblem } from '~/contract/problem';

const nothing: FormProblem = { ok: false, fieldErrors: {}, error: null, values: {} };

/** The response to a form that was refused as a whole. */
export const refused = (code: string, values: Record<string, string | number> = {}): FormProblem => ({
  ...nothing,
  error: { code, values },
});

/** The response to a form with invalid fields; `fields` contains a message id per field. */
export const wrong = (fields: Record<string, string>, values: Record<string, string> = {}): FormProblem => ({
  ...nothing,
  fieldErrors: Object.fromEntries(Object.entries(fields).map(([name, id]) => [name, [{ id }]])),
  values,
});
