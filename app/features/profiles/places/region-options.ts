/** A region to choose, with the larger one that it is part of where there is one. */
export interface RegionOption {
  id: string;
  name: string;
  area?: { id: string; name: string };
}

export interface RegionGroup {
  /** Of the area; of the region itself where it is part of none. */
  id: string;
  name: string;
  /** Empty where the region is part of none. */
  regions: readonly RegionOption[];
}

/**
 * By the larger region that they are part of, in the order of the options, which the server sorts: a browser may sort
 * otherwise than the server, and would then throw away the page that it got.
 */
export function groupRegions(options: readonly RegionOption[]): RegionGroup[] {
  const groups = new Map<string, RegionGroup & { regions: RegionOption[] }>();
  for (const option of options) {
    const { id, name } = option.area ?? option;
    const group = groups.get(id) ?? { id, name, regions: [] };
    if (option.area) group.regions.push(option);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** A region, or one that others are part of: an old link or a stored search may name either. */
export function findOption(options: readonly RegionOption[], id: string): { id: string; name: string } | undefined {
  return options.find((option) => option.id === id) ?? options.find(({ area }) => area?.id === id)?.area;
}
