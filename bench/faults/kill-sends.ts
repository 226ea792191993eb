import { killDuringSends as run } from '../../e2e/support/product/killing';
import { none, type Fault } from './fault';

/** The number of responses in a round, 1 to 20, after which the server is killed; spread over its work. */
const momentOf = (_: unknown, round: number): number => 1 + ((round * 7) % 20);

export const killDuringSends: Fault = {
  name: 'kill-sends',
  title:
    'kill -9 while one member sends messages over four connections; started again on the same data, and every call repeated under its key.',
  databases: ['sqlite', 'mariadb'],
  async strike({ rounds, databaseUrl }) {
    const found = await run(Array.from({ length: rounds }, momentOf), databaseUrl);
    return [
      { what: 'kills', seen: String(rounds) },
      { what: 'messages acknowledged before a kill', seen: String(found.acknowledged) },
      { what: 'responses cut off by a kill', seen: String(found.unanswered) },
      none('acknowledged messages lost', found.lost),
      none('messages doubled', found.doubled),
      none('gaps, wrong balances, refused repeats', found.wrong),
      none('contradictions in the ledger', Object.values(found.ledger).flat()),
    ];
  },
};
