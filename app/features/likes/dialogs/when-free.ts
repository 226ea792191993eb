import { isWriting } from './writing';

const LOOK_MS = 1000;

/**
 * Calls back as soon as no other dialog is open and nobody is writing: a like interrupts neither a signup nor a sentence.
 * Returns how to give up.
 */
export function whenFree(document: Document, then: () => void): () => void {
  let timer: number | undefined;
  const look = () => {
    if (document.querySelector('dialog[open]') || isWriting(document)) timer = window.setTimeout(look, LOOK_MS);
    else then();
  };
  look();
  return () => window.clearTimeout(timer);
}
