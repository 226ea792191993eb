import { brandsFolder } from '../../e2e/support/product/brand-files';
import { startProduct } from '../../e2e/support/product/product';
import { STREAMS, stopUnderLoad, type StopFigures } from '../../e2e/support/product/stop-under-load';
import { temporaryFolder } from '../../e2e/support/product/temporary-folder';
import { atMost, none, type Fault } from './fault';

const BRAND = 'golden-hour';

/** The time in seconds after which Docker kills the process. */
const LONGEST_S = 10;

export const sigterm: Fault = {
  name: 'sigterm',
  title:
    'SIGTERM while eighteen clients read and write over reused and new connections, four pages listen and a message is half sent; started again on the same data.',
  before:
    '149,564 answers 500 in one stop ("driver has already been destroyed"), ended by the 10 s limit with exit code 1.',
  databases: ['sqlite', 'mariadb'],
  async strike({ rounds, databaseUrl, say }) {
    const options = {
      dataDir: `${temporaryFolder('sigterm')}/data`,
      tenantsDir: brandsFolder([BRAND], { [BRAND]: { signup_credits: 1000 } }),
      ...(databaseUrl ? { databaseUrl } : {}),
    };
    const all: StopFigures[] = [];
    let logged = 0;
    for (let round = 0; round < rounds; round++) {
      const product = await startProduct(options);
      const figures = await stopUnderLoad(product, BRAND);
      logged += product.logs().split('\n').filter((line) => /"level":[56]0/.test(line)).length; // prettier-ignore
      all.push(figures);
      say(`stop ${round + 1}: ${JSON.stringify(figures)}`);
    }
    const sum = (of: keyof StopFigures) => all.reduce((total, figures) => total + Number(figures[of]), 0);
    return [
      { what: 'stops', seen: String(rounds) },
      { what: 'requests with a response', seen: String(sum('responses')) },
      { what: 'of these, begun after the signal', seen: String(sum('responsesAfterSignal')) },
      { what: 'refused a connection', seen: String(sum('refused')) },
      none('begun requests reset', sum('reset')),
      none('responses of 500 and above, except 503', sum('errors')),
      none('event streams without the request to reconnect', rounds * STREAMS - sum('streamsToldToComeBack')),
      none(
        'exit codes other than 0',
        all.filter(({ exitCode }) => exitCode !== 0),
      ),
      none('errors in the log', logged),
      atMost('longest stop', Math.max(...all.map(({ milliseconds }) => milliseconds)) / 1000, LONGEST_S, 's'),
    ];
  },
};
