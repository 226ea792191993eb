import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openStorage } from '~/compose/storage.server';
import { systemClock } from '~/server/context/clock';
import { commandConfig } from '../command/data-command';
import { runCommand } from '../command/run-command';
import { makeBackup } from './make-backup';
import { sentenceOf } from './problem';
import { readErasures } from './restore-backup';

const USAGE = `npm run backup -- <file> [--erasures]

Writes the database and the photos of DATABASE_URL, DATA_DIR and S3_… into one archive, also while the server runs, then
reads it back and loads it once before the archive gets its name. With --erasures: writes only the short list of what was
erased, to be stored elsewhere and passed to restore if the database itself is lost. See docs/guides/backup.md.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { erasures: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  const [file, more] = positionals;
  if (values.help || !file || more) {
    console[values.help ? 'log' : 'error'](USAGE);
    return values.help ? 0 : 2;
  }
  const config = commandConfig();
  if (values.erasures) {
    const all = await readErasures(config.databaseUrl);
    writeFileSync(file, all.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 });
    console.log(`${file}: ${all.length} erasures.`);
    return 0;
  }
  const storage = await openStorage(config, systemClock);
  const report = await makeBackup({ url: config.databaseUrl, storage, file, now: systemClock.now() });
  const gone = report.gone > 0 ? `, ${report.gone} erased meanwhile or missing` : '';
  console.log(
    `${file}: ${report.rows} rows of ${report.tables} tables, ${report.files} files${gone}. Read back and loaded.`,
  );
  if (report.warning) console.error(report.warning);
  return report.warning ? 1 : 0;
}

runCommand(main, { describe: (error) => sentenceOf(error) ?? error, usage: USAGE });
