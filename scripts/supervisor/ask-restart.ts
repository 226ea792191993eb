import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';

export type Restarted = { ok: true; pid: number; port: number } | { ok: false; problem: string };

/**
 * Asks the server of a data folder to let a new one take its place, and waits for that. Undefined if no server of
 * `npm start` is running there.
 */
export async function askRestart(dataDir: string): Promise<Restarted | undefined> {
  const connection = connect(join(dataDir, 'restart.sock'));
  try {
    await once(connection, 'connect');
  } catch {
    return undefined;
  }
  connection.write('restart\n');
  let text = '';
  for await (const chunk of connection) text += String(chunk);
  return text === '' ? { ok: false, problem: 'the server ended' } : (JSON.parse(text) as Restarted);
}
