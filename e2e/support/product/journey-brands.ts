import type { Brand } from '../member';
import type { Product } from './product';
import { textsOf } from '../pages/texts';

/** Brand A: niche 1, English, GBP, United Kingdom. Brand B: niche 4, Dutch, EUR, Netherlands. */
export const BRANDS = {
  a: { slug: 'golden-hour', language: 'en', method: 'creditcard', acceptLanguage: 'en-GB' },
  b: { slug: 'zonneterras', language: 'nl', method: 'ideal', acceptLanguage: 'nl-NL' },
} as const;

export type BrandKey = keyof typeof BRANDS;

export function openBrand(product: Product, key: BrandKey): Brand & { method: string; acceptLanguage: string } {
  const { slug, language, method, acceptLanguage } = BRANDS[key];
  return { slug, language, method, acceptLanguage, t: textsOf(language), url: product.origin(slug) };
}
