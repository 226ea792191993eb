import { savesData } from '~/ui/Prefetch/saves-data';
import { find, findAll, prefersStillness } from './browser';

/**
 * Plays the films in view once the page has loaded; with reduced motion or saved data only after the button is pressed.
 */
export function filmPlayer(): { show(film: HTMLVideoElement, shown: boolean): void } {
  const shown = new Set<HTMLVideoElement>();
  const toggle = find('[data-film-toggle]');
  let wanted = !prefersStillness() && !savesData();
  let ready = document.readyState === 'complete';

  function settle(): void {
    // A brand without a film only has the poster, and nothing to stop.
    if (toggle && find('[data-film] source')) {
      toggle.hidden = false;
      toggle.dataset['playing'] = String(wanted);
    }
    for (const film of findAll<HTMLVideoElement>('[data-film]')) {
      if (ready && wanted && shown.has(film) && !document.hidden) start(film);
      else film.pause();
    }
  }

  function start(film: HTMLVideoElement): void {
    film.muted = true;
    film.play().then(
      () => (film.dataset['begun'] = ''),
      // AbortError means that the film was paused before it began. Any other error means that the browser does not let
      // films start (low battery).
      (error: DOMException) => {
        if (error.name !== 'AbortError') want(false);
      },
    );
  }

  function want(value: boolean): void {
    wanted = value;
    settle();
  }

  toggle?.addEventListener('click', () => want(!wanted));
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => matches && want(false));
  document.addEventListener('visibilitychange', settle);
  if (!ready) {
    addEventListener('load', () => {
      ready = true;
      settle();
    });
  }
  settle();
  return {
    show(film, value) {
      if (shown.has(film) === value) return;
      if (value) shown.add(film);
      else shown.delete(film);
      settle();
    },
  };
}

/** Plays every film of the page while it is in view. */
export function playFilms(): void {
  const { show } = filmPlayer();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) show(target as HTMLVideoElement, isIntersecting);
    },
    { threshold: 0.15 },
  );
  for (const film of findAll<HTMLVideoElement>('[data-film]')) watcher.observe(film);
}
