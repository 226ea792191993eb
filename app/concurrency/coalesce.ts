/**
 * Runs `work` once at a time. Calls during a run share one more run, which begins when that one ends, however it ends.
 * The promise is that of the run that began after the call, so its result reflects everything that was known then.
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
