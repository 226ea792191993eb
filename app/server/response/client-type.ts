/** Names of headers and parameters that server and browser share. Safe for the browser. */
export const CLIENT_TYPE_HEADER = 'x-client-type';
export type ClientType = 'browser' | 'installed';

/** Whether the sending page is visible: a poll of a background tab says nothing about the member's presence. */
export const PAGE_HEADER = 'x-page';
export const PAGE_VISIBLE = 'visible';

/** The query names of what an affiliate's link says. */
export const TRACKING_NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
