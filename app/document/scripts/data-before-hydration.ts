import { RemixBrowser } from '@remix-run/react';

/**
 * Lets Remix read the data of the page before React hydrates it. RemixBrowser begins to read when it is first rendered,
 * and suspends, outside of any boundary. Someone who presses a key or taps in that moment makes React hydrate at once,
 * which then cannot complete (React's error 345). Here its first call is made outside of React: it throws the promise
 * before it uses a hook, and the first render finds the data. Resolves too if they cannot be read; RemixBrowser then
 * throws the reason when it is rendered.
 */
export async function dataBeforeHydration(): Promise<void> {
  try {
    (RemixBrowser as () => unknown)();
  } catch (pending) {
    if (!(pending instanceof Promise)) throw pending;
    await pending;
  }
}
