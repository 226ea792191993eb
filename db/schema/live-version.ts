/**
 * Random numbers that are written again with whatever changes what a member's open pages fetch again and again (see
 * queries/live-version.ts). A missing row stands for zeros: nothing has changed yet.
 */
export interface LiveVersionTable {
  tenant_id: number;
  member_id: string;
  /** Of the member's own account, without the balance. */
  user_version: number;
  chats_version: number;
  likes_version: number;
}

/** What open pages fetch again and again: the member's account, conversations and likes. */
export type LivePart = 'user' | 'chats' | 'likes';

/** For each part the number that is new whenever what it shows has changed; zero if it never has. */
export type LiveVersions = Record<LivePart, number>;
