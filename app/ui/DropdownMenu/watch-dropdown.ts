const ITEMS = 'a[href], button:not(:disabled)';

/**
 * Closes on Escape, a press outside, a lost focus and a choice; the arrow keys move through the items. Returns a function
 * that stops it.
 */
export function watchDropdown(details: HTMLDetailsElement): () => void {
  const summary = () => details.querySelector('summary');
  const close = (returnFocus: boolean) => {
    if (!details.open) return;
    details.open = false;
    if (returnFocus) summary()?.focus();
  };
  const onOutside = (event: Event) => {
    if (!details.contains(event.target as Node)) close(false);
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget && !details.contains(event.relatedTarget as Node)) close(false);
  };
  const onClick = (event: MouseEvent) => {
    const item = (event.target as Element).closest(ITEMS);
    if (item && !item.closest('summary')) close(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && details.open) {
      event.stopPropagation();
      return close(true);
    }
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const onSummary = event.target === summary();
    if (step === undefined || (onSummary && event.key !== 'ArrowDown' && !details.open)) return;
    event.preventDefault();
    details.open = true;
    const items = [...details.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => !item.closest('summary'));
    const at = items.indexOf(event.target as HTMLElement);
    const next = onSummary && step === -1 ? items.length - 1 : at + step;
    items[Math.max(0, Math.min(items.length - 1, next))]?.focus();
  };
  document.addEventListener('pointerdown', onOutside);
  details.addEventListener('focusout', onFocusOut);
  details.addEventListener('click', onClick);
  details.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onOutside);
    details.removeEventListener('focusout', onFocusOut);
    details.removeEventListener('click', onClick);
    details.removeEventListener('keydown', onKey);
  };
}
