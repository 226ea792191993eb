import type { NotificationType } from '~/contract/notification-types';

/** The texts of a mail, in the reader's language and without markup. Links are absolute URLs of the brand. */
export interface MailContent {
  subject: string;
  /** The line that an inbox shows after the subject. */
  preview: string;
  /** The headline of the mail; without one, the subject. */
  heading?: string;
  greeting: string;
  paragraphs: string[];
  /** Several texts under headlines of their own. */
  articles?: MailArticle[];
  /** A code to type, in large characters. */
  code?: { label: string; value: string };
  /** A small table, such as the lines of a receipt. A strong row is the sum. */
  facts?: MailFact[];
  /** Members by name. A mail has no photos: they may be locked, and a mail is read where others theme on. */
  people?: MailPerson[];
  /** The button. */
  action?: MailLink;
  /** A second, quiet link below the button. */
  secondary?: MailLink;
  /** Below the button: how long the link works, and what to do if someone else asked for it. */
  closing: string[];
}

export interface MailArticle {
  title: string;
  paragraphs: readonly string[];
  link?: MailLink;
}

export interface MailFact {
  label: string;
  value: string;
  strong?: boolean;
}

export interface MailPerson {
  name: string;
  /** For example the age and the region, or the label of a fictional profile. */
  detail?: string;
  url?: string;
}

export interface MailLink {
  label: string;
  url: string;
}

/** The links that end such mails. */
export interface UnsubscribeLinks {
  /** 'entry': someone on the waiting list, who has no account and no settings; else a member. */
  reader?: 'member' | 'entry';
  /** Ends all kinds that are in the mail. */
  all: string;
  /** The e-mail address that does the same, where mail to it arrives. */
  mailbox?: string;
  /** One for each kind, if the mail is of several. */
  each: { type: NotificationType; url: string }[];
}

/** What stands below every mail, as text and as links. */
export interface MailFooter {
  /** Why this mail came, where to ask, and who sends it. */
  lines: string[];
  links: MailLink[];
}
