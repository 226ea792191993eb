import { brandsFolder } from '../../e2e/support/product/brand-files';
import { temporaryFolder } from '../../e2e/support/product/temporary-folder';
import { startTwoServers } from '../../e2e/support/product/two-servers';
import { atLeast, atMost, none, type Fault } from './fault';

export const twoServers: Fault = {
  name: 'two-servers',
  title:
    'A second server is started on the data of one that serves: it waits 15 s and refuses. Then one that waits takes over, from a server that gets SIGTERM and from one that is killed.',
  before: 'both served without a word, each with its own event streams and caches.',
  databases: ['sqlite', 'mariadb'],
  async strike({ databaseUrl }) {
    const data = {
      dataDir: `${temporaryFolder('two-servers')}/data`,
      tenantsDir: brandsFolder(['golden-hour']),
      databaseUrl,
    };
    const found = await startTwoServers(data);
    return [
      { what: 'exit code of the second', seen: String(found.refusedExitCode), promised: '1', met: found.refusedExitCode === 1 }, // prettier-ignore
      { what: 'names host, port and process of the first', seen: String(found.namesTheFirst), promised: 'true', met: found.namesTheFirst }, // prettier-ignore
      none('stacks shown', found.stacks),
      atLeast('refused after', found.refusedAfterMs / 1000, 15, 's'),
      none('responses of the first that failed meanwhile', found.firstDisturbed),
      { what: 'commands work beside the server', seen: String(found.commandWorks), promised: 'true', met: found.commandWorks }, // prettier-ignore
      atMost('takes over after SIGTERM within', found.takeoverMs.sigterm / 1000, 15, 's'),
      atMost('takes over after kill -9 within', found.takeoverMs.sigkill / 1000, 15, 's'),
      none(
        'exit codes other than 0 after SIGTERM',
        found.exitCodes.filter((code) => code !== 0),
      ),
    ];
  },
};
