/** The port for sending mail. Adapters: smtp (production), mailbox (development), memory (tests). */
export interface MailPort {
  readonly name: string;
  /**
   * Hands one mail over. Resolves when it was accepted, not when it was read. Throws `Rejected` if this mail must never
   * be sent again, and `Unavailable` if the same mail, with the same messageId, should be sent later.
   */
  send(mail: OutgoingMail): Promise<SentMail>;
  close(): Promise<void>;
}

export interface MailAddress {
  name: string;
  address: string;
}

export interface OutgoingMail {
  /**
   * The slug of the sending brand, for the mailbox page, which shows the mails of one brand. Never part of a header.
   */
  tenant: string;
  from: MailAddress;
  /** One plain e-mail address. A mail to two people is sent as two mails. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as List-Unsubscribe. Those that the port writes itself are refused. */
  headers: Readonly<Record<string, string>>;
  /**
   * `local@domain` without brackets. Needed if the mail may be sent again, so that receivers recognise the duplicate.
   */
  messageId?: string;
}

export interface SentMail {
  messageId: string;
}
