interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Spec section 9: nothing is prefetched on 2g or where the person saves data. */
export function prefetchFor(connection: Connection | undefined): 'intent' | 'none' {
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '') ? 'none' : 'intent';
}

/** What this device allows now. */
export const prefetchHere = (): 'intent' | 'none' =>
  prefetchFor((navigator as Navigator & { connection?: Connection }).connection);
