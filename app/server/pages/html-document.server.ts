const HEAD_END = '</head>';
const BODY_END = '</body>';

export interface Inserted {
  /** Styles and messages: last in <head>, where React leaves unknown nodes alone when it hydrates. */
  head: string;
  /** The data of the page: last in <body>, where React does so too. */
  body: string;
}

export function completeDocument(html: string, { head, body }: Inserted): string {
  const headEnd = html.indexOf(HEAD_END);
  if (headEnd < 0) return html;
  const bodyEnd = Math.max(html.lastIndexOf(BODY_END), headEnd);
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + body + html.slice(bodyEnd);
}
