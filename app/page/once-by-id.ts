/** Each once, by id: who moved up while pages were fetched is not shown twice. */
export function onceById<One extends { id: string }>(list: readonly One[]): One[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}
