import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from './fault';
import { proxyMariadb } from '../../app/testing/mariadb/mariadb-without-cluster';
import { measureOutage } from './outage';

export const frozenDatabase: Fault = {
  name: 'frozen-database',
  title:
    'SIGSTOP of the database server: connections stay open without a response. Twenty sends and sixty reads meanwhile; SIGCONT, and every send once more under its key.',
  before: 'Waited for without limit, /readyz with it.',
  databases: ['mariadb'],
  strike: ({ mariadb, databaseUrl, say }) =>
    measureOutage({ databaseUrl: databaseUrl!, begin: () => mariadb!.freeze(), end: () => mariadb!.thaw(), say }),
};

export const deadDatabase: Fault = {
  name: 'dead-database',
  title: 'kill -9 of the database server, the same sends and reads meanwhile; started again on the same data.',
  databases: ['mariadb'],
  async strike({ mariadb, databaseUrl, say }) {
    let dead = false;
    return measureOutage({
      databaseUrl: databaseUrl!,
      begin: async () => {
        await mariadb!.kill();
        dead = true;
      },
      end: async () => {
        if (dead) await mariadb!.start();
        dead = false;
      },
      say,
    });
  },
};

export const lostCluster: Fault = {
  name: 'lost-cluster',
  title:
    'The database server has lost the others of its cluster: it takes connections and answers `select 1`, and refuses every table with errno 1047 (a proxy answers so). The same sends and reads meanwhile.',
  before: '500 for every request, /readyz said ok.',
  databases: ['mariadb'],
  async strike({ databaseUrl, say }) {
    const proxy = await proxyMariadb(databaseUrl!);
    try {
      return await measureOutage({ databaseUrl: proxy.url, begin: proxy.lose, end: proxy.regain, say });
    } finally {
      await proxy.stop();
    }
  },
};

export const diskFull: Fault = {
  name: 'disk-full',
  title:
    'A disk of 96 MB of its own (tmpfs, so it needs root) is filled to the last byte: the same sends and reads meanwhile; then space is freed.',
  databases: ['sqlite'],
  async strike({ say }) {
    const disk = mkdtempSync(join(tmpdir(), 'facet-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk]);
    const filler = join(disk, 'filler');
    try {
      return await measureOutage({
        dataDir: join(disk, 'data'),
        begin: () => {
          const { bavail, bsize } = statfsSync(disk);
          writeFileSync(filler, Buffer.alloc(bavail * bsize));
        },
        end: () => rmSync(filler, { force: true }),
        readsGoOn: true,
        say,
      });
    } finally {
      execFileSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    }
  },
};
