import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { openStorage } from '~/compose/storage.server';
import { systemClock } from '~/server/context/clock';
import { commandConfig } from '../command/data-command';
import { returning, type Say } from '../command/run-command';
import { makeBackup } from './make-backup';
import { readErasures } from './restore-backup';

export const backupCommand = (say: Say): Command =>
  new Command('backup')
    .description(
      'Writes the database and the photos of DATABASE_URL, DATA_DIR and S3_… into one archive, also while the server runs, then reads it back and loads it once before the archive gets its name. See docs/guides/backup.md.',
    )
    .argument('<file>')
    .option(
      '--erasures',
      'writes only the short list of what was erased, to be stored elsewhere and passed to restore if the database itself is lost',
    )
    .action(
      returning((file: string, { erasures }: { erasures?: true }) =>
        erasures ? writeErasures(file, say) : writeBackup(file, say),
      ),
    );

async function writeErasures(file: string, say: Say): Promise<number> {
  const all = await readErasures(commandConfig().databaseUrl);
  writeFileSync(file, all.map((record) => `${JSON.stringify(record)}\n`).join(''), { mode: 0o600 });
  say.log(`${file}: ${all.length} erasures.`);
  return 0;
}

async function writeBackup(file: string, say: Say): Promise<number> {
  const config = commandConfig();
  const storage = await openStorage(config, systemClock);
  const report = await makeBackup({ url: config.databaseUrl, storage, file, now: systemClock.now() });
  const missing = report.gone > 0 ? `, ${report.gone} erased meanwhile or missing` : '';
  say.log(
    `${file}: ${report.rows} rows of ${report.tables} tables, ${report.files} files${missing}. Read back and loaded.`,
  );
  if (report.warning) say.error(report.warning);
  return report.warning ? 1 : 0;
}
