import { transaction, type Db, type Tx } from '~db/database';
import type { Preview } from './job';

/** Pieces of one look; what is beyond them is reported as more. */
const PIECES = 25;

class RolledBack extends Error {
  constructor(readonly preview: Preview) {
    super('a dry run is rolled back');
  }
}

/** Runs pieces that change nothing but the database in a transaction that is rolled back, and counts their rows. */
export async function wouldChange(db: Db, piece: (tx: Tx) => Promise<number>): Promise<Preview> {
  try {
    return await transaction(db, async (tx) => {
      let count = 0;
      for (let pieces = 0; pieces < PIECES; pieces++) {
        const more = await piece(tx);
        count += more;
        if (more === 0) throw new RolledBack({ count, more: false });
      }
      throw new RolledBack({ count, more: true });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    throw error;
  }
}
