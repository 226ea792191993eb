import { appendFileSync } from 'node:fs';
import { traceDrivers, type Statement } from '~/testing/record-statements';

/** Writes one line of JSON for each statement, in a server started with `--import` of this file. */
const file = process.env.BENCH_SQL_TRACE;
if (file) traceDrivers((statement) => appendFileSync(file, `${writeStatement(statement)}\n`));

/** Converts values that JSON does not support: bytes (token hashes) and big integers. */
export function writeStatement({ sql, parameters }: Statement): string {
  const values = parameters.map((value) => {
    if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
    return typeof value === 'bigint' ? Number(value) : value;
  });
  return JSON.stringify({ sql, parameters: values });
}

export function readStatement(line: string): Statement {
  const { sql, parameters } = JSON.parse(line) as Statement;
  const value = (part: unknown) =>
    typeof part === 'object' && part !== null && 'base64' in part ? Buffer.from(String(part.base64), 'base64') : part;
  return { sql, parameters: parameters.map(value) };
}
