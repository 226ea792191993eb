import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ErasureRow } from '~db/schema/erasure';
import { openPrivateFolder } from '~/compose/private-folder.server';
import { markServed } from '~/compose/start-checks.server';
import { openStorage } from '~/compose/storage.server';
import { systemClock } from '~/server/context/clock';
import { commandConfig } from '../command/data-command';
import { runCommand } from '../command/run-command';
import { sentenceOf } from './problem';
import { restoreBackup } from './restore-backup';

const USAGE = `npm run restore -- <file> [--replace] [--erasures <list>]

Replaces the database and the photos of DATABASE_URL, DATA_DIR and S3_… with a backup; the server must be stopped.
--replace           needed if the database has members; on SQLite the old file is moved to facet.db.before-restore
--erasures <list>   the file that npm run backup -- <list> --erasures wrote, if the previous database is lost
What was erased since the backup is erased again. Everybody has to log in again. See docs/guides/backup.md.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      erasures: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [file, more] = positionals;
  if (values.help || !file || more) {
    console[values.help ? 'log' : 'error'](USAGE);
    return values.help ? 0 : 2;
  }
  const config = commandConfig();
  openPrivateFolder(config.dataDir);
  const list = values.erasures === undefined ? '' : readFileSync(values.erasures, 'utf8');
  const report = await restoreBackup({
    url: config.databaseUrl,
    storage: await openStorage(config, systemClock),
    file,
    clock: systemClock,
    replace: values.replace,
    erasures: list.split('\n').filter(Boolean).map((line) => JSON.parse(line) as ErasureRow), // prettier-ignore
  });
  markServed(config.dataDir);
  if (report.warning && values.erasures === undefined)
    console.error(`${report.warning}: pass --erasures if you have the list.`);
  console.log(
    `Restored ${report.rows} rows and ${report.files} files; erased again: ${report.erased}. Start the server.`,
  );
  return 0;
}

runCommand(main, { describe: (error) => sentenceOf(error) ?? error, usage: USAGE });
