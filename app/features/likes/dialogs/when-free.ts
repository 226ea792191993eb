import { isTyping } from './typing';

const POLL_INTERVAL_MS = 1000;

/**
 * Calls `then` as soon as no other dialog is open and nobody is writing, so that a like interrupts neither a signup nor
 * a message. Returns a function that cancels it.
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
