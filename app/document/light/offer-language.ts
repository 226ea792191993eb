import { dismissOffer, findOffer } from '~/page/language/language-offer';

/** Shows the line of the browser's language, which the server rendered hidden, as LanguageOffer does with React. */
export function offerLanguage(signal?: AbortSignal): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-part=language-offer] [lang]')];
  const others = lines.map(({ lang }) => lang);
  const offered = others.length > 0 && findOffer(document.documentElement.lang, others);
  const line = lines.find(({ lang }) => lang === offered);
  if (!line) return;
  line.hidden = false;
  const dismiss = () => {
    line.hidden = true;
    dismissOffer();
  };
  line.querySelector('[type=button]')?.addEventListener('click', dismiss, { signal });
}
