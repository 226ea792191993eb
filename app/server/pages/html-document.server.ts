const HEAD_END = '</head>';

/** Styles and messages stand last in <head>, where React leaves unknown nodes alone when it hydrates. */
export function completeDocument(html: Buffer, insert: string): Buffer {
  const end = html.indexOf(HEAD_END);
  if (end < 0) return html;
  return Buffer.concat([html.subarray(0, end), Buffer.from(insert), html.subarray(end)]);
}
