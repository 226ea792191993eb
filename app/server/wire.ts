/** Names both sides of the wire contract share. Safe for the browser. */
export const CLIENT_TYPE_HEADER = 'x-client-type';
export type ClientType = 'browser' | 'installed';
