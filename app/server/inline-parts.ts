export interface InlinePart {
  tag: 'script' | 'style';
  /** As they stand in the tag. */
  attributes: string;
  body: Buffer;
}

const TAGS = ['script', 'style'] as const;

/**
 * The scripts and styles of a document, as they follow each other; what stands within one is no part of its own. Bytes
 * and not text: a page is many times faster to search, and to hash, without reading it as text first.
 */
export function* inlineParts(html: Buffer): Generator<InlinePart> {
  const starts = TAGS.map((tag) => ({ tag, at: html.indexOf(`<${tag}`) })).filter(({ at }) => at >= 0);
  while (starts.length > 0) {
    const first = starts.reduce((one, other) => (other.at < one.at ? other : one));
    const open = html.indexOf('>', first.at);
    const close = open < 0 ? -1 : html.indexOf(`</${first.tag}>`, open);
    if (close < 0) return;
    const attributes = html.toString('latin1', first.at + 1 + first.tag.length, open);
    yield { tag: first.tag, attributes, body: html.subarray(open + 1, close) };
    for (const start of [...starts]) {
      if (start.at < close) start.at = html.indexOf(`<${start.tag}`, close);
      if (start.at < 0) starts.splice(starts.indexOf(start), 1);
    }
  }
}
