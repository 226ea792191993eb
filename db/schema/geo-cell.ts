/**
 * A place is stored as one number: a cell of a tenth of a degree in each direction, about 11 km from south to north and
 * 7 km from west to east in central Europe. Nothing finer is stored, so that no combination of distances from several
 * places reveals a home: the best result is the centre of a cell.
 */
const CELLS_PER_DEGREE = 10;
const COLUMNS = 360 * CELLS_PER_DEGREE;
const ROWS = 180 * CELLS_PER_DEGREE;
const EARTH_KM = 6371;

export interface Coordinates {
  /** In degrees, -90 to 90. */
  latitude: number;
  /** In degrees, -180 to 180. */
  longitude: number;
}

/** The number of the cell, counted row by row from the south pole, and in each row eastwards from the date line. */
export function cellOf({ latitude, longitude }: Coordinates): number {
  // The north pole belongs to the last row, and the date line to the first column.
  const row = Math.min(Math.floor((latitude + 90) * CELLS_PER_DEGREE), ROWS - 1);
  const column = Math.floor((longitude + 180) * CELLS_PER_DEGREE) % COLUMNS;
  return row * COLUMNS + column;
}

export function centreOf(cell: number): Coordinates {
  return {
    latitude: (Math.floor(cell / COLUMNS) + 0.5) / CELLS_PER_DEGREE - 90,
    longitude: ((cell % COLUMNS) + 0.5) / CELLS_PER_DEGREE - 180,
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance along the earth's surface, in kilometres. */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const arc = half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(b.longitude - a.longitude));
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(arc)));
}

/** The distance between the centres of two cells in kilometres; undefined if one of the places is unknown. */
export function distanceBetween(a: number | null, b: number | null): number | undefined {
  return a === null || b === null ? undefined : kilometresBetween(centreOf(a), centreOf(b));
}

/** The first and last cell of a range within one row, both inclusive. */
export type CellRange = readonly [first: number, last: number];

/** All cells for which `distanceBetween` is at most `kilometres`: one range per row, or two at the date line. */
export function cellsWithin(cell: number, kilometres: number): CellRange[] {
  const centre = centreOf(cell);
  const middle = Math.floor(cell / COLUMNS);
  const reach = Math.floor((kilometres / EARTH_KM) * (180 / Math.PI) * CELLS_PER_DEGREE + 1e-9);
  const ranges: CellRange[] = [];
  for (let row = Math.max(0, middle - reach); row <= Math.min(ROWS - 1, middle + reach); row++) {
    const width = widthOf(centre, row, kilometres);
    if (width !== undefined) ranges.push(...stretch(row, (cell % COLUMNS) - width, (cell % COLUMNS) + width));
  }
  return ranges;
}

/** How many columns to each side a row reaches within the distance; undefined if not even the centre's column. */
function widthOf(centre: Coordinates, row: number, kilometres: number): number | undefined {
  const latitude = (row + 0.5) / CELLS_PER_DEGREE - 90;
  const within = (columns: number) =>
    kilometresBetween(centre, { latitude, longitude: centre.longitude + columns / CELLS_PER_DEGREE }) <= kilometres;
  if (!within(0)) return undefined;
  let [low, high] = [0, COLUMNS / 2];
  while (low < high) {
    const half = Math.ceil((low + high) / 2);
    if (within(half)) low = half;
    else high = half - 1;
  }
  return low;
}

function stretch(row: number, west: number, east: number): CellRange[] {
  const start = row * COLUMNS;
  if (east - west + 1 >= COLUMNS) return [[start, start + COLUMNS - 1]];
  const first = (west + COLUMNS) % COLUMNS;
  const last = east % COLUMNS;
  if (first <= last) return [[start + first, start + last]];
  return [
    [start, start + last],
    [start + first, start + COLUMNS - 1],
  ];
}
