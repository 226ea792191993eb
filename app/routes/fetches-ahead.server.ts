/** A browser that fetches ahead is not a person who looks. */
export function fetchesAhead({ headers }: Request): boolean {
  return /prefetch/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');
}
