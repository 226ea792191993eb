import { appendFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chatContext } from '~/features/chat/server/chat.testing';
import { withDatabase } from '~/testing/with-database';
import { serviceActs } from './acts';
import { runRound, type Race } from './race';
import { races } from './races';
import type { RaceResult } from './report';

/** A few rounds in every run of the tests; `npm run bench -- races` runs a thousand. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 3);
const PATIENCE_MS = 60_000 + ROUNDS * 15_000;
/** Gifts cost as much as texts here, so that both compete for the last credits. */
const TENANT = { message_credits: 10, gift_credits: 10, photo_review: 'after-publishing' };

function tell(result: RaceResult): void {
  const file = process.env.RACE_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

withDatabase('a race', (open) => {
  it.each(races.map((race) => [race.name, race] as const))(
    'ends exactly at the limit: %s',
    async (_name, race) => {
      const opened = await open();
      const context = chatContext(opened, { tenant: TENANT });
      const acts = serviceActs(context);
      const problems: string[] = [];
      const started = performance.now();
      for (let round = 1; round <= ROUNDS; round++) {
        problems.push(...(await runRound(race, context, acts)).map((problem) => `round ${round}: ${problem}`));
      }
      tell({
        name: race.name,
        tries: race.tries,
        limit: race.limit,
        database: opened.kind,
        rounds: ROUNDS,
        problems,
        seconds: (performance.now() - started) / 1000,
      });
      expect(problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('control: checking before locking exceeds the limit, and the race notices it', async () => {
    const context = chatContext(await open());
    const careless: Race = {
      name: 'a limit of 1 without a lock',
      tries: 5,
      limit: 1,
      error: 'full',
      async start() {
        let runs = 0;
        const attempt = async () => {
          const seen = runs;
          await Promise.resolve();
          if (seen >= 1) throw Object.assign(new Error('full'), { code: 'full' });
          runs += 1;
        };
        return { tries: Array.from({ length: 5 }, () => attempt), count: async () => runs };
      },
    };
    expect(await runRound(careless, context, serviceActs(context))).toEqual([
      '5 succeeded, not 1',
      '5 are kept, not 1',
    ]);
  });
});
