interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What a device says about the data it wants to use. */
export interface DataWishes {
  connection?: Connection | undefined;
  /** The media query `prefers-reduced-data: reduce` matches. */
  reducedData?: boolean;
}

/** Spec section 9: nothing is prefetched on 2g or where the person saves data. */
export function prefetchFor({ connection, reducedData = false }: DataWishes): 'intent' | 'none' {
  const saves = reducedData || connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  return saves ? 'none' : 'intent';
}

const REDUCED = '(prefers-reduced-data: reduce)';
const connectionHere = () => (navigator as Navigator & { connection?: Connection & EventTarget }).connection;

/** What this device allows now. Browsers without the media query say that it does not match. */
export const prefetchHere = (): 'intent' | 'none' =>
  prefetchFor({ connection: connectionHere(), reducedData: matchMedia(REDUCED).matches });

/** Calls back when what the device allows may have changed, as on a train. Returns a function that ends this. */
export function watchPrefetch(onChange: () => void): () => void {
  const sources: (EventTarget | undefined)[] = [connectionHere(), matchMedia(REDUCED)];
  // Not every browser makes these event targets.
  for (const source of sources) source?.addEventListener?.('change', onChange);
  return () => {
    for (const source of sources) source?.removeEventListener?.('change', onChange);
  };
}
