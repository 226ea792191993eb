/** What the page says before someone leaves. */
export interface ShownLeave {
  days: number;
  /** The day from which nothing can be taken back, in epoch milliseconds. */
  erasedFrom: number;
  email: string;
  /** False for accounts without a password: a mailed link confirms. */
  hasPassword: boolean;
  /** In per cent; null where nothing is offered. */
  offer: number | null;
  credits: number;
  /** Orders whose unspent credits can be returned for money. */
  returnable: number;
  /** There are receipts, which cannot be opened afterwards. */
  orders: boolean;
  openPayments: number;
  unread: number;
  openReports: number;
}
