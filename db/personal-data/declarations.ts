import { accountTables } from './account-tables';
import type { Declarations } from './declare';
import { moneyTables } from './money-tables';
import { noticeTables } from './notice-tables';
import { operationTables } from './operation-tables';
import { peopleTables } from './people-tables';

/**
 * Every column of every table: whether its owner gets it in the archive of their data, and how it ends when the account
 * is erased. The erasure and the archive work by this list, and a test compares it with the columns of both databases.
 */
export const declarations: Declarations = {
  ...accountTables,
  ...noticeTables,
  ...peopleTables,
  ...moneyTables,
  ...operationTables,
};
