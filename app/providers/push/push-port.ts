import { ProviderError } from '../provider-errors';

/** The port for messages to browsers (RFC 8030). Adapters: web-push (the real protocol), memory (tests). */
export interface PushPort {
  readonly name: string;
  /** The key with which browsers subscribe: the uncompressed point of P-256, base64url. */
  readonly publicKey: string;
  /**
   * Says whether a message may be sent to this endpoint at all. It comes from a browser, so it is checked before it is
   * stored; whether its name resolves to a public IP address is checked at each sending.
   */
  accepts(endpoint: string): boolean;
  /**
   * Resolves when the push service has accepted the message. Throws `SubscriptionGone` (delete the subscription),
   * `Rejected` (never send this again) or `TryLater` (send the same message again, not before its time).
   */
  send(to: PushTarget, message: OutgoingPush): Promise<void>;
  close(): Promise<void>;
}

/** What a browser hands over when it subscribes. */
export interface PushTarget {
  endpoint: string;
  /** Its public key and its secret, base64url (RFC 8291). */
  p256dh: string;
  auth: string;
}

export interface OutgoingPush {
  /** At most 3000 bytes: a push service need not accept more than 4096 with the encryption. */
  payload: string;
  /** For how many seconds the push service stores the message while the device is away. */
  seconds: number;
  /** A device that has been away gets only the newest message with this topic; at most 32 of A-Z a-z 0-9 - _. */
  topic?: string;
  urgency: 'low' | 'normal' | 'high';
  /** The mailto: or https: URL at which the push service reaches the sender (RFC 8292, 2.1). */
  contact: string;
}

/** The browser has unsubscribed, or the subscription has expired (404, 410). */
export class SubscriptionGone extends ProviderError {}

/** The push service did not answer, or cannot now (429, 5xx). */
export class TryLater extends ProviderError {
  /** For how long the push service wants to be left alone; undefined if it did not say so. */
  readonly afterMs: number | undefined;

  constructor(provider: string, reason: string, options: ErrorOptions & { afterMs?: number | undefined } = {}) {
    super(provider, reason, options);
    this.afterMs = options.afterMs;
  }
}
