/** The outbox topic of a deleted account; its handler mails the link to take it back. */
export const LEFT_TOPIC = 'leaving.left';
export interface LeftPayload {
  member_id: string;
  mail_id: string;
  /** The code of the certificate, which says nothing about anybody. */
  code: string;
}

/** The outbox topic of a member without a password who wants to leave; its handler mails a link that confirms it. */
export const LEAVE_LINK_TOPIC = 'leaving.link';
export interface LeaveLinkPayload {
  member_id: string;
  mail_id: string;
  reason: string;
}

/** The outbox topic of anyone who asks for the link that takes a deleted account back once more. */
export const RETURN_LINK_TOPIC = 'leaving.return-link';
export interface ReturnLinkPayload {
  /** Null if nobody can return with the address that was typed: a row is written all the same, so that it takes the same time. */
  member_id: string | null;
  mail_id: string;
}
