/** Names both sides of the wire contract share. Safe for the browser. */
export const CLIENT_TYPE_HEADER = 'x-client-type';
export type ClientType = 'browser' | 'installed';

/** What an affiliate's link tells us, by the names of its query. */
export const TRACKING_NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
