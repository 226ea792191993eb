const LOOK_MS = 1000;

/** Calls back as soon as no other dialog is open: nobody is interrupted while signing up. Returns how to give up. */
export function whenFree(document: Document, then: () => void): () => void {
  let timer: number | undefined;
  const look = () => {
    if (document.querySelector('dialog[open]')) timer = window.setTimeout(look, LOOK_MS);
    else then();
  };
  look();
  return () => window.clearTimeout(timer);
}
