export type Form = { [key: string]: FormValue };
export type FormValue = string | FormValue[] | Form;

/** Reads `a[b][0][c]=x` as Stripe's API does: nested parameters in a form. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first, ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    let at = form;
    let key = first!;
    for (const next of rest) {
      at[key] ??= {};
      at = at[key] as Form;
      key = next;
    }
    at[key] = value;
  }
  return lists(form) as Form;
}

/** Objects whose keys are 0, 1, 2 … are lists. */
function lists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, lists(item)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
