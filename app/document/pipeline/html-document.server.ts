const HEAD_END = '</head>';
const BODY_END = '</body>';

export interface Inserted {
  /** Styles and messages: last in <head>, where React leaves unknown nodes alone when it hydrates. */
  head: string;
  /** The data of the page: last in <body>, where React does so too. */
  body: string;
}

/** The document in parts, none of which ends within a tag: put together as a string, all of it would be copied again. */
export function completeDocument(html: string, { head, body }: Inserted): string[] {
  const headEnd = html.indexOf(HEAD_END);
  if (headEnd < 0) return [html];
  const bodyEnd = Math.max(html.lastIndexOf(BODY_END), headEnd);
  return [html.slice(0, headEnd), head, html.slice(headEnd, bodyEnd), body, html.slice(bodyEnd)];
}

/** Encodes each part for itself: one with characters beyond Latin takes twice as long as one without. */
export function bytesOf(parts: readonly string[]): Buffer {
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
