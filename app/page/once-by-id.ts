/** The list without repeated ids: someone who moved up between two fetched pages is not shown twice. */
export function onceById<One extends { id: string }>(list: readonly One[]): One[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}
