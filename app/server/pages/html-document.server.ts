const HEAD_END = '</head>';

/**
 * Puts into the finished document what React does not own: the styles of theme and components and the messages of the
 * page. They are the last children of <head>, because React leaves unknown trailing nodes of <head> alone when it
 * hydrates.
 */
export function completeDocument(html: Buffer, insert: string): Buffer {
  const end = html.indexOf(HEAD_END);
  if (end < 0) return html;
  return Buffer.concat([html.subarray(0, end), Buffer.from(insert), html.subarray(end)]);
}
