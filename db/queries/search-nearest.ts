import type { Db } from '../handle';
import { prepared, type Placeholders } from '../prepared/prepared';
import {
  candidatesElsewhere,
  searchValues,
  type RankedRow,
  type Search,
  type SearchCursor,
  type SearchValues,
} from './search-candidates';
import type { SearchFilters } from './search-conditions';
import { findWalk, isBefore, type Walk } from './search-walk';

type NearestRow = Pick<RankedRow, 'id' | 'last_active_at' | 'geo_cell'>;

/** How many cells, and how many people in them, one statement reads at first; each further one reads four times as many. */
const FIRST_CELLS = 8;
const FIRST_PEOPLE = 300;
const GROWTH = 4;

/** The next `limit` results after `after`, from cell to cell outward; in one cell those who were here last come first. */
export async function listNearest(
  db: Db,
  search: Search,
  { limit, after }: { limit: number; after?: SearchCursor | undefined },
): Promise<NearestRow[]> {
  const { near } = search.filters;
  if (!near) return [];
  const walk = await findWalk(db, near.cell, near.kilometres);
  const found: NearestRow[] = [];
  for (const cells of stepsOf(walk, near.cell, after)) {
    const passed = after && cells[0] === after.cell ? { at: after.at, id: after.id } : undefined;
    const values = { ...cellValues(search, walk, cells), after: passed, limit: limit - found.length };
    found.push(...(await step.all(db, values)));
    if (found.length >= limit) break;
  }
  return found;
}

/**
 * The `limit` results who live nearest to `near`, with what they are ranked by. A distance of the search is not read: it
 * must have the same centre, and reach at least as far.
 */
export async function listNearestToRank(
  db: Db,
  search: Search,
  near: NonNullable<SearchFilters['near']>,
  limit: number,
): Promise<RankedRow[]> {
  const walk = await findWalk(db, near.cell, near.kilometres);
  const found: RankedRow[] = [];
  for (const cells of stepsOf(walk, near.cell, undefined)) {
    found.push(...(await rankedStep.all(db, { ...cellValues(search, walk, cells), limit: limit - found.length })));
    if (found.length >= limit) break;
  }
  return found;
}

/** The number of results on the walk, up to `cap`. */
export async function countNearest(db: Db, search: Search, cap: number): Promise<number> {
  const { near } = search.filters;
  if (!near) return 0;
  const walk = await findWalk(db, near.cell, near.kilometres);
  if (walk.cells.length === 0) return 0;
  return (await countQuery.one(db, { ...cellValues(search, walk, walk.cells), cap })).count;
}

const countQuery = prepared((db, p: Placeholders<CellValues & { cap: number }>) =>
  db
    .selectFrom(inCells(db, p).select('id').limit(p.cap).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

export async function isBeyondWalk(db: Db, { filters: { near } }: Search): Promise<boolean> {
  return near !== undefined && (await findWalk(db, near.cell, near.kilometres)).beyond;
}

/**
 * The cells of each statement. A cell with many people is a step of its own, which follows the index and stops at the
 * last result; so is the cell in which the previous page ended.
 */
function stepsOf({ cells, people }: Walk, home: number, after: SearchCursor | undefined): number[][] {
  const from = after?.cell;
  const rest = from === undefined ? cells : cells.filter((cell) => !isBefore(home, cell, from));
  const steps: number[][] = [];
  let step: number[] = [];
  let inStep = 0;
  let [mostCells, mostPeople] = [FIRST_CELLS, FIRST_PEOPLE];
  const close = () => {
    if (step.length > 0) steps.push(step);
    [step, inStep] = [[], 0];
  };
  for (const cell of rest) {
    const here = people.get(cell)!;
    if (cell === from || here > FIRST_PEOPLE) {
      close();
      steps.push([cell]);
      continue;
    }
    step.push(cell);
    inStep += here;
    if (step.length < mostCells && inStep < mostPeople) continue;
    close();
    [mostCells, mostPeople] = [mostCells * GROWTH, mostPeople * GROWTH];
  }
  close();
  return steps;
}

interface Step extends CellValues {
  limit: number;
}

const step = prepared((db, p: Placeholders<Step & { after: { at: number; id: string } | undefined }>) => {
  const query = outward(db, p).select(['id', 'last_active_at', 'geo_cell']);
  const { after } = p;
  if (!after) return query;
  return query
    .where('last_active_at', '<=', after.at)
    .where((eb) => eb.or([eb('last_active_at', '<', after.at), eb('id', '<', after.id)]));
});

const rankedStep = prepared((db, p: Placeholders<Step>) =>
  outward(db, p).select(['id', 'last_active_at', 'gender', 'seeks', 'geo_cell', 'search_bits']),
);

/** The people of the cells in the order of the cells; in one cell those who were here last come first. */
function outward(db: Db, p: Placeholders<Step>) {
  const { cells } = p;
  let query = inCells(db, p);
  const [first, ...others] = cells;
  if (others.length > 0) {
    query = query.orderBy((eb) =>
      others
        .reduce(
          (when, cell, place) => when.when('geo_cell', '=', cell).then(place + 1),
          eb.case().when('geo_cell', '=', first!).then(0),
        ) // prettier-ignore
        .else(cells.length)
        .end(),
    );
  }
  return query.orderBy('last_active_at', 'desc').orderBy('id', 'desc').limit(p.limit);
}

/** The people of some cells of a walk whom the search finds. */
interface CellValues {
  search: SearchValues;
  cells: readonly number[];
  activeSince: number | undefined;
  /** In this cell, or in all if there is one only, those who were here since. */
  lastCell: { cell: number | undefined; since: number } | undefined;
}

function cellValues({ filters, ...search }: Search, walk: Walk, cells: readonly number[]): CellValues {
  const { near: _near, ...further } = filters;
  const { onlineSince } = further;
  const last = walk.cells.at(-1)!;
  const bounded = walk.lastSince > 0 && cells.includes(last);
  return {
    search: searchValues({ ...search, filters: further }),
    cells,
    activeSince: onlineSince !== undefined && onlineSince > 0 ? onlineSince : undefined,
    lastCell: bounded ? { cell: cells.length > 1 ? last : undefined, since: walk.lastSince } : undefined,
  };
}

function inCells(db: Db, { search, cells, activeSince, lastCell }: Placeholders<CellValues>) {
  const everybody = candidatesElsewhere(db, search);
  const query = activeSince === undefined ? everybody : everybody.where('last_active_at', '>=', activeSince);
  const [only, ...others] = cells;
  const some = others.length === 0 ? query.where('geo_cell', '=', only!) : query.where('geo_cell', 'in', cells);
  if (!lastCell) return some;
  const { cell, since } = lastCell;
  if (cell === undefined) return some.where('last_active_at', '>=', since);
  return some.where((eb) => eb.or([eb('geo_cell', '!=', cell), eb('last_active_at', '>=', since)]));
}
