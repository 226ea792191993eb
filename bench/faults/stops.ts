import { brandsFolder } from '../../e2e/support/product/brand-files';
import { stopWithReusedConnections, type ReusedFigures, type Receiver } from '../../e2e/support/product/stop-reused';
import { none, type Fault } from './fault';

const BRAND = 'golden-hour';
const RECEIVERS: readonly Receiver[] = ['group', 'process'];

export const stops: Fault = {
  name: 'stops',
  title:
    'SIGTERM under npm start’s supervisor while sixteen clients ask over connections that they keep and four wait on theirs: half of the stops by a signal to the whole process group, half to the supervisor alone.',
  before:
    'each of the sixteen clients was cut off once in every stop: its next connection was accepted by the system and answered by nobody.',
  databases: ['sqlite'],
  async strike({ rounds, say }) {
    const tenantsDir = brandsFolder([BRAND]);
    const all: ReusedFigures[] = [];
    for (const receiver of RECEIVERS) {
      for (let round = 1; round <= rounds; round++) {
        const figures = await stopWithReusedConnections(BRAND, tenantsDir, receiver);
        all.push(figures);
        say(`${receiver} ${round}: ${JSON.stringify(figures)}`);
      }
    }
    const sum = (of: 'connections' | 'responses' | 'refused') => all.reduce((total, figures) => total + figures[of], 0);
    return [
      { what: 'stops (group and process)', seen: String(all.length) },
      { what: 'kept connections', seen: String(sum('connections')) },
      { what: 'responses over them', seen: String(sum('responses')) },
      { what: 'clients that found the port closed afterwards', seen: String(sum('refused')) },
      none(
        'kept connections reset',
        all.flatMap(({ reset }) => reset),
      ),
      none(
        'exit codes other than 0',
        all.filter(({ exitCode }) => exitCode !== 0),
      ),
    ];
  },
};
