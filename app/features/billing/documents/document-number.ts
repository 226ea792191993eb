/** The number of a receipt or credit note as printed: 2026-000042. */
export function documentNumber({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(6, '0')}`;
}

/** The year of a moment in the time zone of a brand, in which the date on its documents is written, too. */
export function yearIn(timeZone: string, at: number): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(at));
}
