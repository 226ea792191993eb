import { passwordsWorked } from '~/features/account/passwords/password.service.server';
import type { Bodies } from '~/server/http/body-bounds';
import type { FragmentCache } from '~/document/fragments/fragment-cache';
import type { EventStreams } from '~/server/events/event-stream';
import { watchIdleMemory } from '~/server/operations/idle-memory';
import type { Metrics } from '~/server/operations/metrics';
import { serveMetrics } from '~/server/operations/metrics-port';
import { startTestControl, type TestControls } from '~/server/operations/test-control';
import type { HtmlCache } from '~/document/pipeline/html-cache';
import type { Pictures } from '~/server/pictures/pictures';
import type { Starting } from './starting';

interface Operations {
  metrics: Metrics;
  cache: HtmlCache;
  pictures: Pictures;
  fragments: FragmentCache;
  bodies: Bodies;
  streams: Pick<EventStreams, 'opened'>;
  controls: TestControls;
  /** False in a worker: the primary process serves the figures and the controls for all. */
  served: boolean;
}

/** Starts what operators and tests look at, where the configuration asks for it. Returns where it is. */
export async function startOperations(
  { config, stopping }: Starting,
  { metrics, cache, pictures, fragments, bodies, streams, controls, served }: Operations,
): Promise<{ controlPort: number | undefined; metrics: string | undefined }> {
  // A stream is no response before it ends, but what its opening leaves behind can be collected.
  const idleMemory = watchIdleMemory({ responses: () => metrics.responses() + streams.opened });
  stopping.onClose('idle memory', idleMemory.close);
  metrics.gauge('facet_pictures_queued', 'Pictures that are being decoded or wait for it', () => pictures.length);
  metrics.gauge('facet_html_cache_bytes', 'Bytes of rendered pages in the HTML cache', () => cache.bytes);
  metrics.gauge(
    'facet_fragments_found',
    'Views whose HTML was found in the cache since the start',
    () => fragments.found,
  );
  metrics.gauge(
    'facet_fragments_made',
    'Views that had to be rendered for the cache since the start',
    () => fragments.made,
  );
  metrics.gauge('facet_fragment_cache_bytes', 'Bytes of rendered views in the cache', () => fragments.bytes);
  metrics.gauge('facet_bodies_taken', 'Bodies of requests on their way now', () => bodies.taken);
  metrics.gauge(
    'facet_bodies_refused',
    'Bodies refused since the start, their source sending too many',
    () => bodies.refused,
  );
  metrics.gauge('facet_passwords_worked', 'Passwords hashed or checked since the start', passwordsWorked);
  return served
    ? serveOperations({ config, stopping }, metrics, controls)
    : { controlPort: undefined, metrics: undefined };
}

/** Serves the figures and the test controls, each on a port of its own. */
export async function serveOperations(
  { config, stopping }: Pick<Starting, 'config' | 'stopping'>,
  metrics: Pick<Metrics, 'text'>,
  controls: TestControls,
): Promise<{ controlPort: number | undefined; metrics: string | undefined }> {
  const { testControlPort, metrics: wanted } = config;
  const control = testControlPort === undefined ? undefined : await startTestControl(controls, testControlPort);
  const shown = wanted.port === undefined ? undefined : await serveMetrics(metrics, wanted.port, wanted.host);
  stopping.onClose('metrics', () => shown?.close());
  stopping.onClose('test controls', () => control?.server.close());
  return { controlPort: control?.port, metrics: shown?.url };
}
