export const WAITING_LIST_PATH = '/waiting-list';

/** What the page says besides its form: the address is on the list, or the link came too late. */
export const waitingListNotices = ['confirmed', 'expired'] as const;
export type WaitingListNotice = (typeof waitingListNotices)[number];

export const waitingListUrl = (notice: WaitingListNotice): string => `${WAITING_LIST_PATH}?notice=${notice}`;

export const readNotice = (text: string | null): WaitingListNotice | null =>
  waitingListNotices.find((notice) => notice === text) ?? null;
