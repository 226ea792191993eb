import { expect, it } from 'vitest';
import { raceReport, workerRacesReport, workerRacesSection, type RaceResult } from './report';

const result = (change: Partial<RaceResult> = {}): RaceResult => ({
  name: 'Likes',
  tries: 20,
  limit: 4,
  database: 'sqlite',
  rounds: 1000,
  problems: [],
  seconds: 12,
  ...change,
});
const report = (...results: RaceResult[]) => raceReport({ day: '2026-11-21', machine: '2 cores', results });

it('says for each race how many rounds ended at the limit, on which database', () => {
  const text = report(
    result(),
    result({ database: 'mariadb', seconds: 45 }),
    result({ name: 'Photos', rounds: 10 }),
    result({ name: 'Photos', database: 'mariadb', rounds: 10 }),
  );
  expect(text).toContain('| Likes | 20 | 4 | 1000 of 1000 rounds, 12 ms each | 1000 of 1000 rounds, 45 ms each |');
  expect(text).toContain('| Photos | 20 | 4 | 10 of 10 rounds, 1200 ms each | 10 of 10 rounds, 1200 ms each |');
  expect(text).toContain('Every round ended exactly at its limit.');
});

it('claims nothing of a race that was not completed', () => {
  const text = report(result());
  expect(text).toContain('1000 of 1000 rounds, 12 ms each | not run to its end |');
  expect(text).toContain('Not every race was run to its end.');
});

it('names every round that did not end at the limit', () => {
  const text = report(result({ problems: ['round 7: 5 succeeded, not 4', 'round 7: 5 are kept, not 4'] }));
  expect(text).toContain('999 of 1000 rounds');
  expect(text).toContain('- Likes, SQLite: round 7: 5 are kept, not 4');
  expect(text).not.toContain('Every round');
});

it('has a section for several workers, which names what was wrong', () => {
  const run = { day: '2026-11-26', machine: '2 cores' };
  const good = workerRacesReport({ ...run, results: [result({ database: 'mariadb', rounds: 10 })] }, 2);
  expect(good).toContain('| Likes | 20 | 4 | 10 of 10 rounds, 1200 ms each |');
  expect(good).toContain('Every round ended exactly at its limit.');
  const page = workerRacesSection.put('# Races\n', good);
  const bad = workerRacesReport({ ...run, results: [result({ problems: ['round 7: 5 are kept, not 4'] })] }, 2);
  expect(workerRacesSection.put(page, bad)).toContain('- Likes: round 7: 5 are kept, not 4');
  expect(bad).not.toContain('Every round');
  expect(workerRacesReport({ ...run, results: [] }, 2)).toContain('Not one race was run');
});
