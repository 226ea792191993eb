import { summarise, type Summary } from '../report/statistics';

/** The cost of one round: its time, and the meter's figures for one round. */
export type Timed<Meter> = Meter & { time: Summary };

/** Runs something repeatedly. The meter returns figures that grow, such as milliseconds of CPU. */
export async function timed<Meter extends Record<string, number>>(
  rounds: { warmUp: number; count: number },
  meter: () => Meter,
  once: () => Promise<unknown>,
): Promise<Timed<Meter>> {
  for (let i = 0; i < rounds.warmUp; i++) await once();
  const samples: number[] = [];
  const before = meter();
  for (let i = 0; i < rounds.count; i++) {
    const started = performance.now();
    await once();
    samples.push(performance.now() - started);
  }
  const perRound = Object.entries(meter()).map(([name, value]) => [name, (value - before[name]!) / rounds.count]);
  return { ...(Object.fromEntries(perRound) as Meter), time: summarise(samples) };
}
