import { groupRegions, type RegionOption } from './region-options';

export interface RegionOptionsProps {
  regions: readonly RegionOption[];
  /** Names the option for a larger region as a whole; without it there is none, except for the one that is `chosen`. */
  wholeOf?: (region: string) => string;
  /** What is chosen already: a larger region where no town is known. */
  chosen?: string;
}

/** The options of a select: counties in groups under their country or province, others in one list. */
export function RegionOptions({ regions, wholeOf, chosen }: RegionOptionsProps) {
  return (
    <>
      {groupRegions(regions).map(({ id, name, regions: parts }) =>
        parts.length === 0 ? (
          <option key={id} value={id}>
            {name}
          </option>
        ) : (
          <optgroup key={id} label={name}>
            {wholeOf || chosen === id ? <option value={id}>{wholeOf?.(name) ?? name}</option> : null}
            {parts.map((part) => (
              <option key={part.id} value={part.id}>
                {part.name}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </>
  );
}
