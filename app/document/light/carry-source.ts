import { carryTracking, withTracking } from '~/page/tracking-links';

/**
 * The cached HTML knows nothing of its visitor's URL. Links and forms get the tracking ids of this URL when they are
 * used, and those that lead back to this page (language, light or dark) its whole URL.
 */
export function carrySource(signal: AbortSignal): void {
  carryTracking(window.location.search);
  const here = () => window.location.pathname + window.location.search;
  const onClick = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin || link.getAttribute('href')!.startsWith('#')) return;
    const query = new URLSearchParams(link.search);
    if (query.has('next')) {
      query.set('next', here());
      link.search = query.toString();
    }
    link.href = withTracking(link.pathname + link.search) + link.hash;
  };
  const onSubmit = ({ target }: Event) => {
    const next = (target as HTMLFormElement).querySelector<HTMLInputElement>('input[name="next"]');
    if (next) next.value = here();
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  // The middle button opens a link in another tab.
  document.addEventListener('auxclick', onClick, { capture: true, signal });
  document.addEventListener('submit', onSubmit, { capture: true, signal });
}
