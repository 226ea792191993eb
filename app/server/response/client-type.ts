/** The names of headers and parameters that server and browser share. Safe for the browser. */
export const CLIENT_TYPE_HEADER = 'x-client-type';
export type ClientType = 'browser' | 'installed';

/** Whether the page that asks can be seen: a poll of a tab in the background says nothing of its person. */
export const PAGE_HEADER = 'x-page';
export const PAGE_VISIBLE = 'visible';

/** What an affiliate's link tells us, by the names of its query. */
export const TRACKING_NAMES = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
