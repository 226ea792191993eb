/** The names under which the browser stores texts of the member; that a message was ever sent is no text. */
export const storedTexts = (): string[] =>
  [localStorage, sessionStorage]
    .flatMap((store) => Array.from({ length: store.length }, (_, index) => store.key(index)!))
    .filter((key) => key !== 'good-moment');
