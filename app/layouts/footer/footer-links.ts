/** Spec section 2, footer links, in order; links whose page does not exist yet are not rendered. */
export const FOOTER_LINKS = [
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pricing',
  'complaints',
  'pages-return-policy',
  // Not of the specification: Directive 2011/83/EU, article 11a, wants it on every page.
  'withdrawal-id',
  'pages-faq',
  'pages-service',
  // Not of the specification either: European laws on notices, accessibility and, in two countries, on imprints.
  'pages-notice',
  'pages-accessibility',
  // What the brand publishes about itself every day.
  'pages-trust',
  'pages-imprint',
  // Leads back to the page, so it is rendered by itself.
  'appearance',
] as const;

export type FooterLink = Exclude<(typeof FOOTER_LINKS)[number], 'appearance'>;
