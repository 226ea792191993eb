import { lazyWithHtml } from '~/page/lazy';

/** Few pages have it, so its code is not in the scripts of all of them. */
export const LanguageOffer = lazyWithHtml('language-offer', () =>
  import('./LanguageOffer').then((module) => module.LanguageOffer),
);
