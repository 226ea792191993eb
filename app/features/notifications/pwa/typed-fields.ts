const KEY = 'typed-before-reload';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface StoredField {
  name: string;
  /** Which of the fields of this name. */
  place: number;
  value: string;
  checked?: boolean;
}

/** Whether something was typed that another page would lose. Messages are drafts and are not lost. */
export function hasTyped(page: ParentNode): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea');
  return [...fields].some(
    (field) => field.value !== field.defaultValue && !/^(?:hidden|checkbox|radio)$/.test(field.type),
  );
}

/** What is in the fields of the page, so that reloading it loses nothing. A password is never stored. */
export function storeTyped(page: ParentNode, { pathname, search }: Location): void {
  const counts = new Map<string, number>();
  const fields = fieldsOf(page).map((field): StoredField => {
    const place = counts.get(field.name) ?? 0;
    counts.set(field.name, place + 1);
    const stored = { name: field.name, place, value: field.value };
    return isTicked(field) ? { ...stored, checked: field.checked } : stored;
  });
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: pathname + search, fields }));
  } catch {
    // Without storage the page is reloaded as it was.
  }
}

/** Whether there is something that is not stored: then the browser asks before it reloads. */
export function losesTyped(page: ParentNode): boolean {
  const secrets = page.querySelectorAll<HTMLInputElement>('main input[type="password"], main input[type="file"]');
  return [...secrets].some(({ value }) => value !== '');
}

/** Puts back what `storeTyped` stored for this page, once, as if it were typed again. */
export function restoreTyped(page: ParentNode, { pathname, search }: Location): void {
  const stored = take();
  if (stored?.path !== pathname + search) return;
  const fields = fieldsOf(page);
  for (const { name, place, value, checked } of stored.fields) {
    const field = fields.filter((field) => field.name === name)[place];
    if (!field) continue;
    if (isTicked(field)) {
      if (field.value === value && field.checked !== checked) field.click();
    } else if (field.value !== value) {
      setValue(field, value);
    }
  }
}

function fieldsOf(page: ParentNode): Field[] {
  const all = page.querySelectorAll<Field>('main input[name], main textarea[name], main select[name]');
  return [...all].filter(({ type }) => !/^(?:hidden|password|file|submit|button|image|reset)$/.test(type));
}

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Also for fields that React controls: it hears only of a change by the setter of the element itself. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set!.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

function take(): { path: string; fields: StoredField[] } | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as { path: string; fields: StoredField[] });
  } catch {
    return undefined;
  }
}

/** Reloads the page, which then contains what was typed; the browser asks if that is not possible for all of it. */
export function reloadWithTyped(page: Window): void {
  // As late as possible, because a browser may ask first, and because typing goes on meanwhile.
  page.addEventListener('pagehide', () => storeTyped(page.document, page.location), { once: true });
  const ask = (event: Event) => losesTyped(page.document) && event.preventDefault();
  page.addEventListener('beforeunload', ask, { once: true });
  page.location.reload();
}
