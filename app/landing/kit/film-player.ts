import { find, findAll, prefersStillness, savesData } from './browser';

/**
 * The films of the page behind one toggle. Plays those that are shown, once the page has all else; nobody who asked for
 * stillness or saves data sees one move unless they press play.
 */
export function filmPlayer(): { show(film: HTMLVideoElement, shown: boolean): void } {
  const shown = new Set<HTMLVideoElement>();
  const toggle = find('[data-film-toggle]');
  let wanted = !prefersStillness() && !savesData();
  let ready = document.readyState === 'complete';

  function settle(): void {
    // A brand whose film is not made has its picture, and nothing to hold.
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
      // AbortError: it was held before it began. Everything else: the browser does not let films start (battery low).
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
