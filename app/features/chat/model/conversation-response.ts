/** A conversation as it goes over the wire, written by the services and read by the browser. */

/**
 * What became of a message of one's own. waiting: not delivered until an e-mail address is confirmed, its credits
 * reserved. reserved: delivered, paid only when answered. returned: the time was over, the credits went back.
 */
export type MessageState = 'sent' | 'waiting' | 'reserved' | 'returned';

/** Addresses on this brand, and the size of `src` in pixels. */
export interface WirePhoto {
  src: string;
  preview: string;
  width: number;
  height: number;
}

export interface WireMessage {
  id: string;
  /** Rises within the conversation, not always by one: "everything after n" resumes. */
  seq: number;
  own: boolean;
  /** Who really wrote it; anybody but the member is named beside the message. */
  author: 'member' | 'operator' | 'automation' | 'system';
  type: 'text' | 'photo' | 'gift';
  /** The words; of a gift its name in the catalogue; of a photo nothing. */
  text: string;
  /** Of a photo message: for the two people of the conversation alone. */
  photo: WirePhoto | null;
  /** Epoch milliseconds. */
  at: number;
  state: MessageState;
  /** Of one's own message: the key it was sent with, so that the page recognises it. */
  request_key: string | null;
}

export interface WireThread {
  conversation: { id: string };
  /** In the order of seq. */
  messages: WireMessage[];
  /** There is more after the last one than this answer has. */
  more: boolean;
  /** There is more before the first one. */
  earlier: boolean;
  /** What was before the first one is gone: the brand keeps messages for a time only. */
  older_hidden: boolean;
  /**
   * The last of these messages, or of those that are gone where none is left: who looks has read up to here. 0 where
   * nothing came after the one that was asked from.
   */
  newest_seq: number;
  /** The other side has read up to here; 0 where one of the two keeps that to themselves. */
  read_seq: number;
  /** Up to here it has reached a page of the other side; 0 likewise. */
  delivered_seq: number;
  /** The reader had read up to here before this answer: what is new begins after it. */
  own_read_seq: number;
  /** When the other side was there last; null for who is invisible, gone or hidden, and for a made-up profile. */
  partner_last_active: number | null;
}

/** What a member chose for all conversations. */
export interface WireChatSettings {
  /** Says what was delivered and read, and shows it. */
  receipts: boolean;
  who_may_write: 'everybody' | 'liked' | 'matches';
}

/** Answer to a sent message. */
export interface WireSent {
  conversation: { id: string };
  message: WireMessage;
  /** What is left. */
  credits: number;
}
