/** The port for sending mail. Adapters: smtp (production), mailbox (development), memory (tests). */
export interface MailPort {
  readonly name: string;
  /** Resolves when accepted. Throws `Rejected` (never send it again) or `Unavailable` (send the same mail later). */
  send(mail: OutgoingMail): Promise<SentMail>;
  close(): Promise<void>;
}

export interface MailAddress {
  name: string;
  address: string;
}

export interface OutgoingMail {
  /** The slug of the sending brand, for the mailbox page. Never part of a header. */
  tenant: string;
  from: MailAddress;
  /** One plain e-mail address. A mail to two people is sent as two mails. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as List-Unsubscribe. Those that the port writes itself are refused. */
  headers: Readonly<Record<string, string>>;
  /** Where reports of failure go: the envelope's sender. Without one they go to `from`. */
  returnPath?: string;
  /** `local@domain` without brackets, by which receivers recognise a mail that is sent again. */
  messageId?: string;
}

export interface SentMail {
  messageId: string;
}
