/** The port for sending text messages to telephones. Adapters: vonage (production), inbox (development), memory (tests). */
export interface SmsPort {
  readonly name: string;
  /**
   * Hands one text message over. Resolves when it was accepted, not when it was read. Throws `Rejected` if this message
   * must never be sent again, `Unavailable` if it is unknown whether it was sent or if it may be sent later, and
   * `Misconfigured` if the operator has to act.
   */
  send(message: OutgoingSms): Promise<SentSms>;
  close(): Promise<void>;
}

export interface OutgoingSms {
  /** The slug of the sending brand, for the inbox page. Never part of the message. */
  tenant: string;
  /** The name that the telephone shows: letters, digits and spaces, at most 11. */
  from: string;
  /** One telephone number in E.164 with its plus. */
  to: string;
  text: string;
}

export interface SentSms {
  /** The provider's id of the message. */
  reference: string;
}
