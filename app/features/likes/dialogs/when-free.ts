import { isTyping } from './typing';

const POLL_INTERVAL_MS = 1000;

/**
 * Waits until no dialog is open and nobody writes, so that a like interrupts neither. Returns a function that cancels.
 */
export function whenFree(document: Document, then: () => void): () => void {
  let timer: number | undefined;
  const poll = () => {
    if (document.querySelector('dialog[open]') || isTyping(document)) timer = window.setTimeout(poll, POLL_INTERVAL_MS);
    else then();
  };
  poll();
  return () => window.clearTimeout(timer);
}
