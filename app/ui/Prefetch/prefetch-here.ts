import { connectionHere, REDUCED_DATA, savesData, wantsLittle, type DataWishes } from './saves-data';

/** Spec section 9: nothing is prefetched on 2g or where the person saves data. */
export const prefetchFor = (wishes: DataWishes): 'intent' | 'none' => (wantsLittle(wishes) ? 'none' : 'intent');

/** What this device allows now. */
export const prefetchHere = (): 'intent' | 'none' => (savesData() ? 'none' : 'intent');

/** Calls back when what the device allows may have changed, as on a train. Returns a function that ends this. */
export function watchPrefetch(onChange: () => void): () => void {
  const sources: (EventTarget | undefined)[] = [connectionHere(), matchMedia(REDUCED_DATA)];
  // Not every browser makes these event targets.
  for (const source of sources) source?.addEventListener?.('change', onChange);
  return () => {
    for (const source of sources) source?.removeEventListener?.('change', onChange);
  };
}
