interface Zone {
  format: Intl.DateTimeFormat;
  /** The days of quarters of an hour that someone asked for. */
  days: Map<number, string>;
}

const zones = new Map<string | undefined, Zone>();
const MOST_DAYS = 5000;
const QUARTER = 15 * 60_000;
/** Since this moment all time zones differ by whole quarters of an hour, so one quarter is of one day. */
const WHOLE_QUARTERS = Date.UTC(2000, 0);

/**
 * A name for the day of a moment in a time zone, to compare it with others. Nobody reads it, so it is the same day for a
 * browser that writes dates otherwise than the server.
 */
export function dayOf(at: number, timeZone: string | undefined): string {
  let zone = zones.get(timeZone);
  if (!zone)
    zones.set(
      timeZone,
      (zone = { format: new Intl.DateTimeFormat('en', { timeZone }), days: new Map<number, string>() }),
    );
  const { format, days } = zone;
  if (at < WHOLE_QUARTERS) return format.format(at);
  const quarter = Math.floor(at / QUARTER);
  let day = days.get(quarter);
  if (day === undefined) {
    if (days.size >= MOST_DAYS) days.clear();
    days.set(quarter, (day = format.format(at)));
  }
  return day;
}
