export interface InlinePart {
  tag: 'script' | 'style';
  /** As they are written in the tag. */
  attributes: string;
  body: Buffer;
}

const TAGS = ['script', 'style'] as const;

/**
 * The scripts and styles of a document in their order. A tag within the body of another is not a part of its own. Works
 * on bytes, since searching and hashing a page without decoding it is many times faster.
 */
export function* inlineParts(html: Buffer): Generator<InlinePart> {
  const find = (tag: InlinePart['tag'], from: number) => ({ tag, at: html.indexOf(`<${tag}`, from) });
  const isFound = (start: { at: number }) => start.at >= 0;
  let starts = TAGS.map((tag) => find(tag, 0)).filter(isFound);
  while (starts.length > 0) {
    const { tag, at } = starts.reduce((one, other) => (other.at < one.at ? other : one));
    const open = html.indexOf('>', at);
    const close = open < 0 ? -1 : html.indexOf(`</${tag}>`, open);
    if (close < 0) return;
    yield { tag, attributes: html.toString('latin1', at + 1 + tag.length, open), body: html.subarray(open + 1, close) };
    starts = starts.map((start) => (start.at < close ? find(start.tag, close) : start)).filter(isFound);
  }
}
