import { find, findAll, prefersStillness } from '~/landing/kit/enhance';

const wall = find('[data-wall]');
const controls = find('[data-controls]');
if (wall && controls) guide(wall, controls);

/** Moves from picture to picture with buttons and arrow keys. The wall scrolls without this script as well. */
function guide(room: HTMLElement, buttons: HTMLElement): void {
  const stops = findAll('[data-stop]', room);
  const centre = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const behavior: ScrollBehavior = prefersStillness() ? 'auto' : 'smooth';

  /** The scroll position at which a stop is in the middle of the wall, as far as the wall can scroll. */
  const goalOf = (stop: Element) =>
    Math.max(0, Math.min(room.scrollWidth - room.clientWidth, room.scrollLeft + centre(stop) - centre(room)));
  const nextStop = (way: 1 | -1) =>
    (way === 1 ? stops : [...stops].reverse()).find((stop) => (goalOf(stop) - room.scrollLeft) * way > 8);

  function step(way: 1 | -1): void {
    const stop = nextStop(way);
    if (stop) room.scrollTo({ left: goalOf(stop), behavior });
  }

  function showEnds(): void {
    for (const [name, way] of [
      ['previous', -1],
      ['next', 1],
    ] as const)
      find(`[data-step=${name}]`, buttons)?.setAttribute('aria-disabled', String(!nextStop(way)));
  }

  buttons.hidden = false;
  buttons.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-step]')?.dataset['step'];
    if (name) step(name === 'next' ? 1 : -1);
  });
  room.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  });

  // While a story is open, the arrow keys go to the next or previous one.
  const stories = findAll('[data-story]');
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const open = way === 0 ? -1 : stories.findIndex((story) => story.matches(':popover-open'));
    const other = open < 0 ? undefined : stories[open + way];
    if (!other) return;
    event.preventDefault();
    find(`[popovertarget="${other.id}"]`, room)?.focus();
    other.showPopover();
  });

  let waiting = false;
  room.addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        showEnds();
      });
    },
    { passive: true },
  );
  showEnds();
}
