/** The lag in milliseconds: a request that is read now has already waited for about that long. */
export function watchLag(everyMs = 20): { lag: () => number; close: () => void } {
  let expected = performance.now() + everyMs;
  let lag = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    lag = Math.max(0, now - expected);
    expected = now + everyMs;
  }, everyMs);
  timer.unref();
  return { lag: () => Math.max(lag, performance.now() - expected), close: () => clearInterval(timer) };
}
