const SCRIPT = '/service-worker.js';
/** How often a page that stays open looks for another version. */
const CHECK_MS = 60 * 60_000;

export interface WorkerWatch {
  container: ServiceWorkerContainer;
  /** The worker that serves this page. */
  onReady: (worker: ServiceWorker) => void;
  /** Another version waits: `update` starts it and reloads the page. */
  onUpdate: (update: () => void) => void;
  /** A notification was pressed: the page goes to this path. */
  onOpen: (path: string) => void;
  /** Called when the version that the member asked for has started. */
  reload: () => void;
}

/** Registers the worker and reports what happens with it. Returns the function that stops the reports. */
export function watchWorker(options: WorkerWatch): () => void {
  const { container, onReady, onUpdate, onOpen, reload } = options;
  let stopped = false;
  let wanted = false;
  let registration: ServiceWorkerRegistration | undefined;

  const offer = (waiting: ServiceWorker) =>
    onUpdate(() => {
      const next = waiting.state === 'installed' ? waiting : registration?.waiting;
      // Another tab has started it already: nothing changes any more that this one could wait for.
      if (!next) return reload();
      wanted = true;
      next.postMessage({ kind: 'update' }, []);
    });
  const onFound = () => {
    const installing = registration?.installing;
    installing?.addEventListener('statechange', () => {
      // Without a controller it is the first worker, which replaces nothing.
      if (!stopped && installing.state === 'installed' && container.controller) offer(installing);
    });
  };
  // Only after the member has pressed: nothing that was typed disappears by itself.
  const onController = () => wanted && reload();
  const onMessage = (event: MessageEvent) => {
    const data = event.data as { kind?: string; path?: unknown } | null;
    if (data?.kind !== 'open' || typeof data.path !== 'string' || !/^\/(?![/\\])/.test(data.path)) return;
    event.ports[0]?.postMessage(true);
    onOpen(data.path);
  };
  container.addEventListener('controllerchange', onController);
  container.addEventListener('message', onMessage);
  const timer = window.setInterval(() => void registration?.update().catch(() => {}), CHECK_MS);

  container
    .register(SCRIPT, { scope: '/', updateViaCache: 'none' })
    .then(async (registered) => {
      registration = registered;
      if (stopped) return;
      registered.addEventListener('updatefound', onFound);
      if (registered.waiting && container.controller) offer(registered.waiting);
      // Loading a page makes the browser look for another version, which may be earlier than this script.
      onFound();
      const { active } = await container.ready;
      if (!stopped && active) onReady(active);
    })
    // A browser in private mode may forbid workers; everything else works without.
    .catch(() => {});

  return () => {
    stopped = true;
    window.clearInterval(timer);
    container.removeEventListener('controllerchange', onController);
    container.removeEventListener('message', onMessage);
    registration?.removeEventListener('updatefound', onFound);
  };
}
