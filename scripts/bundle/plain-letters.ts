/**
 * The same code with every letter outside of ASCII written as an escape. V8 keeps the source of each module for as long as the
 * server runs, and one letter outside of Latin-1, even in a comment, makes it take two bytes for each. `String.raw` gives the
 * escape itself, which a pattern reads as the letter.
 */
export function withPlainLetters(code: string): string {
  // A backslash before such a letter would no longer escape it, but the one of its escape.
  // eslint-disable-next-line no-control-regex
  return code.replace(/(\\*)([^\x00-\x7f])/g, (_, slashes: string, letter: string) => {
    const escape = `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return slashes.length % 2 === 0 ? slashes + escape : slashes.slice(1) + escape;
  });
}
