/** The company as it was on the day of issue. */
export interface Seller {
  name: string;
  address: string;
  city: string;
  kvk: string;
  vatNumber: string | null;
}

/** A link to a document of an order. */
export interface LinkedDocument {
  id: string;
  kind: 'receipt' | 'credit_note';
  number: string;
}

/** A receipt or credit note as its page shows it. Amounts are in minor units. */
export interface ShownDocument {
  kind: 'receipt' | 'credit_note';
  number: string;
  /** The number of the document that this one corrects. */
  corrects: string | null;
  /** Epoch milliseconds. */
  issuedAt: number;
  timeZone: string;
  orderId: string;
  buyer: string;
  brand: string;
  seller: Seller;
  /** The receipt of the order, whose lines are those of the order; any other document has one line. */
  whole: boolean;
  credits: number;
  code: string | null;
  discount: number;
  amount: number;
  fee: number;
  total: number;
  vat: number;
  /** In hundredths of a percent. */
  vatRate: number;
  currency: string;
  methodName: string;
}
