import { expect, it, onTestFinished } from 'vitest';
import { openMetrics } from '~/server/operations/metrics';
import { startOperations } from './operations.server';

type Parts = Parameters<typeof startOperations>;

// covers X18-012
it('tells how often a view was found in the cache of fragments, how often it had to be made, and the bytes', async () => {
  const metrics = openMetrics();
  const fragments = { found: 0, made: 4, bytes: 900 };
  const bodies = { taken: 0, refused: 0 };
  const onClose = (_what: string, close: () => void) => onTestFinished(close);
  await startOperations(
    { stopping: { onClose } } as unknown as Parts[0],
    {
      metrics,
      fragments,
      bodies,
      cache: { bytes: 0 },
      pictures: { length: 0 },
      streams: { opened: 0 },
      served: false,
    } as unknown as Parts[1],
  );
  // The figures are read when they are asked for.
  fragments.found = 12;
  Object.assign(bodies, { taken: 3, refused: 7 });
  const text = await metrics.text();
  for (const line of ['facet_fragments_found 12', 'facet_fragments_made 4', 'facet_fragment_cache_bytes 900'])
    expect(text.split('\n')).toContain(line);
  for (const line of ['facet_bodies_taken 3', 'facet_bodies_refused 7']) expect(text.split('\n')).toContain(line);
});
