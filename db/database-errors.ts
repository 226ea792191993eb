/* What the errors of either database mean. Anyone who asks need not know which of them it was. */

/** SQLite's extended result codes, by their names. The last byte of such a number is the code it belongs to. */
const SQLITE = {
  BUSY: 5,
  READONLY: 8,
  IOERR: 10,
  FULL: 13,
  CANTOPEN: 14,
  PROTOCOL: 15,
  BUSY_RECOVERY: 261,
  BUSY_SNAPSHOT: 517,
  CONSTRAINT_PRIMARYKEY: 1555,
  CONSTRAINT_UNIQUE: 2067,
};

/** The extended result code of an error of SQLite; undefined for all others. */
function sqliteCode(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode : undefined;
}

/** MariaDB's number, because mysql2 names the newer numbers after MySQL's meaning; or the code that Node gives. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('errno' in error && typeof error.errno === 'number') return String(error.errno);
  return 'code' in error ? String(error.code) : '';
}

const UNIQUE = new Set<number | undefined>([SQLITE.CONSTRAINT_UNIQUE, SQLITE.CONSTRAINT_PRIMARYKEY]);
const BUSY = new Set<number | undefined>([SQLITE.BUSY, SQLITE.BUSY_SNAPSHOT, SQLITE.BUSY_RECOVERY]);
const RETRYABLE = new Set(['1213', '1205', '1020']);

export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE.has(sqliteCode(error)) || codeOf(error) === '1062';
}

/** Whether another connection to the same file of SQLite is in the way. */
export function isBusy(error: unknown): boolean {
  return BUSY.has(sqliteCode(error));
}

/** Whether the transaction may be run again: deadlock (1213), lock timeout (1205), changed since read (1020), busy. */
export function isRetryable(error: unknown): boolean {
  return isBusy(error) || RETRYABLE.has(codeOf(error));
}

// The database is read-only, full, unreadable or gone. MariaDB: 1290, 1836: read-only; 1040, 1203: no connection left;
// 1053: shutting down; 1021, 1114, 28: disk full; 1317, 1969, 3024: statement took too long; 1927: connection ended.
const UNAVAILABLE = /^(?:1290|1836|1040|1203|1053|1021|1114|28|1317|1969|3024|1927|-\d+)$/;
const FILE_UNAVAILABLE = new Set([SQLITE.READONLY, SQLITE.FULL, SQLITE.IOERR, SQLITE.CANTOPEN, SQLITE.PROTOCOL]);
// prettier-ignore
const DISCONNECTED = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH',
  'PROTOCOL_CONNECTION_LOST', 'DATABASE_UNAVAILABLE',
]);
// Errors of Kysely, mysql2 and SQLite after closing; they have no code of their own.
const CLOSED = new Set([
  'driver has already been destroyed',
  'Pool is closed.',
  "Can't add new command when connection is in closed state",
  'database is not open',
  'statement has been finalized',
]);

/** SQLSTATE of a communication link failure. */
const LINK_FAILED = '08S01';
/** A node that has lost its cluster: it accepts connections and answers `select 1`, and refuses every table. */
const NO_CLUSTER = '1047';

export function isConnectionLost(error: unknown): boolean {
  const { code, message, fatal, sqlState } = (error ?? {}) as Record<string, unknown>;
  if (sqlState === LINK_FAILED || codeOf(error) === NO_CLUSTER) return true;
  return DISCONNECTED.has(String(code)) || CLOSED.has(String(message)) || fatal === true;
}

const NO_SUCH_TABLE = '1146';

export function isTableMissing(error: unknown): boolean {
  return codeOf(error) === NO_SUCH_TABLE;
}

/** Whether the database cannot do anything at the moment. The request itself was correct and may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const file = sqliteCode(error);
  if (file !== undefined && FILE_UNAVAILABLE.has(file & 0xff)) return true;
  return UNAVAILABLE.test(codeOf(error)) || isConnectionLost(error) || isRetryable(error);
}
