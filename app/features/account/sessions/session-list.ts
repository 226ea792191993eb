import type { Device } from './device-name';

/** A login of the member, as the settings show it. */
export interface SessionView {
  /** Names it in the form that ends it; no secret. */
  id: string;
  device: Device;
  /** The country's name in the reader's language; null where it was not noted. */
  country: string | null;
  /** Epoch milliseconds. */
  startedAt: number;
  lastSeenAt: number;
  /** The one that asks. */
  current: boolean;
}
