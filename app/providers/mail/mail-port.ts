/** The port to the outside world's mail. Adapters: smtp (production), mailbox (development), memory (tests). */
export interface MailPort {
  readonly name: string;
  /**
   * Hands one mail over. Resolves when it was accepted, not when it was read.
   * Rejected: never send this one again. Unavailable: send the same mail, with the same messageId, later.
   */
  send(mail: OutgoingMail): Promise<SentMail>;
  close(): Promise<void>;
}

export interface MailAddress {
  name: string;
  address: string;
}

export interface OutgoingMail {
  /** Slug of the brand that writes; the mailbox page shows one brand's mails. Never leaves in a header. */
  tenant: string;
  from: MailAddress;
  /** One bare address. A mail to two people is two mails. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, e.g. List-Unsubscribe. Those that this port writes itself are refused. */
  headers: Readonly<Record<string, string>>;
  /** `local@domain` without brackets. Give one wherever a mail may be sent again, so receivers can tell. */
  messageId?: string;
}

export interface SentMail {
  messageId: string;
}
