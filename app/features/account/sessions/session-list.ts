import type { Device } from './device-name';

export interface ShownSession {
  /** The id for the form that ends the session; not a secret. */
  id: string;
  device: Device;
  /** The name of the country in the reader's language; null if it is unknown. */
  country: string | null;
  /** Epoch milliseconds. */
  startedAt: number;
  lastSeenAt: number;
  /** This is the session of the request. */
  current: boolean;
}
