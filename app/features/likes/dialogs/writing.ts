type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELD = ['textarea', 'input:not([type])']
  .concat(['text', 'search', 'email', 'password', 'tel', 'url', 'number', 'date'].map((type) => `input[type=${type}]`))
  .join();

/** What stood in a field when somebody first went into it. */
const before = new WeakMap<Element, string>();

/** Whether somebody is in the middle of writing: in a text field now, or with words in a form that are not sent. */
export function isWriting(document: Document): boolean {
  if (document.activeElement?.matches(TEXT_FIELD)) return true;
  return [...document.querySelectorAll<TextField>(TEXT_FIELD)].some(isUnsent);
}

/** A search is done where it is written: its words wait for nothing. */
function isUnsent(field: TextField): boolean {
  const then = before.get(field);
  return then !== undefined && field.type !== 'search' && field.value !== '' && field.value !== then;
}

/** Looks on what somebody goes into and sends, for `isWriting`. Returns how to stop. */
export function noteWriting(document: Document): () => void {
  const enter = ({ target }: Event) => {
    if (target instanceof Element && target.matches(TEXT_FIELD) && !before.has(target)) {
      before.set(target, (target as TextField).value);
    }
  };
  const send = ({ target }: Event) => {
    for (const field of (target as Element).querySelectorAll(TEXT_FIELD)) before.delete(field);
  };
  document.addEventListener('focusin', enter);
  document.addEventListener('submit', send);
  return () => {
    document.removeEventListener('focusin', enter);
    document.removeEventListener('submit', send);
  };
}
