const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * A name for the day of a moment in a time zone, to compare it with others. Nobody reads it, so it is the same day for a
 * browser that writes dates otherwise than the server.
 */
export function dayOf(at: number, timeZone: string | undefined): string {
  let format = formats.get(timeZone);
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat('en', { timeZone })));
  return format.format(at);
}
