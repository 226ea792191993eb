import type { Product } from '../product/product';
import type { HttpResponse } from '../product/http';
import { Visitor } from '../visitor';

export const BRAND = 'golden-hour';
export const NOBODY = '0'.repeat(26);

interface Asked {
  path: string;
  response: HttpResponse;
  sent: unknown;
}

/**
 * Posts the forms of the pages as a client does, from every kind of sender, with valid and invalid fields, and records
 * the responses.
 */
export class Asking {
  readonly asked: Asked[] = [];

  constructor(readonly product: Product) {}

  visitor = () => new Visitor(this.product, BRAND);

  async post(who: Visitor, path: string, sent?: unknown): Promise<HttpResponse> {
    const response = await who.call('POST', path, sent);
    this.asked.push({ path, response, sent });
    return response;
  }
}

/** What the forms of each part of the product are tested with. */
export interface FormSuite {
  product: () => Product;
  /** Expects these statuses in this order, with every response as the document says. */
  expectTold: (asking: Asking, statuses: number[]) => void;
}
