/**
 * Runs `work` at most once at a time. Calls during a run share one further run, which begins when the current one ends,
 * even if that fails. So each call gets the promise of a run that began after it.
 */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running = false;
  let next: { promise: Promise<T>; begin: () => void } | undefined;

  async function run(): Promise<T> {
    running = true;
    try {
      return await work();
    } finally {
      running = false;
      const following = next;
      next = undefined;
      following?.begin();
    }
  }

  function wait() {
    let begin!: () => void;
    const promise = new Promise<T>((resolve) => {
      begin = () => resolve(run());
    });
    return { promise, begin };
  }

  return () => {
    if (!running) return run();
    next ??= wait();
    return next.promise;
  };
}
