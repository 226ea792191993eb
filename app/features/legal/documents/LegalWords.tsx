import { Link } from '@remix-run/react';
import type { Inline } from './legal-document';

/** Plain words and links, as the server wrote them. */
export function LegalWords({ words }: { words: readonly Inline[] }) {
  return words.map((part, index) => {
    if (typeof part === 'string') return part;
    const { to, words: text } = part;
    // A path with an ending is a file, which the browser loads by itself.
    if (/\.[a-z]+$/.test(to) && to.startsWith('/')) {
      return (
        <a key={index} href={to} download>
          {text}
        </a>
      );
    }
    return to.startsWith('/') ? (
      <Link key={index} to={to}>
        {text}
      </Link>
    ) : (
      <a key={index} href={to}>
        {text}
      </a>
    );
  });
}
