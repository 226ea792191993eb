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

/** On slow connections, and where the person saves data. */
export const wantsLittle = ({ connection, reducedData = false }: DataWishes): boolean =>
  reducedData || connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');

export const REDUCED_DATA = '(prefers-reduced-data: reduce)';
export const connectionHere = () => (navigator as Navigator & { connection?: Connection & EventTarget }).connection;

/** Whether this device wants little data now. Browsers without the media query say that it does not match. */
export const savesData = (): boolean =>
  wantsLittle({ connection: connectionHere(), reducedData: matchMedia(REDUCED_DATA).matches });
