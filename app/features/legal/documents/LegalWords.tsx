import { Link } from '@remix-run/react';
import type { Inline } from './legal-document';

/** Plain words and links, as the server wrote them. */
export function LegalWords({ words }: { words: readonly Inline[] }) {
  return words.map((part, index) => {
    if (typeof part === 'string') return part;
    const { to, words: text } = part;
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
