type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELD = ['textarea', 'input:not([type])']
  .concat(['text', 'search', 'email', 'password', 'tel', 'url', 'number', 'date'].map((type) => `input[type=${type}]`))
  .join();

/** The value of a field when it was first focused. */
const before = new WeakMap<Element, string>();

/** Whether someone is typing: a text field has the focus, or a form holds text that is not sent. */
export function isTyping(document: Document): boolean {
  if (document.activeElement?.matches(TEXT_FIELD)) return true;
  return [...document.querySelectorAll<TextField>(TEXT_FIELD)].some(isUnsent);
}

/** Search fields do not count, because their text need not be sent. */
function isUnsent(field: TextField): boolean {
  const then = before.get(field);
  return then !== undefined && field.type !== 'search' && field.value !== '' && field.value !== then;
}

/** Watches which fields are focused and which forms are sent, for `isTyping`. Returns a function that stops it. */
export function watchTyping(document: Document): () => void {
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
