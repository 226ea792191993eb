import { filmPlayer, find, findAll, prefersStillness } from '~/landing/kit/enhance';

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** Puts the pictures behind the words, fades them while one scrolls, and plays the visible film. */
function melt(stage: HTMLElement): void {
  const player = filmPlayer();
  const scenes = findAll('[data-scene]', stage).map((scene) => ({
    scene,
    ground: find('[data-ground]', scene)!,
    words: find('[data-words]', scene)!,
    film: find<HTMLVideoElement>('[data-film]', scene)!,
  }));
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let requested = false;

  function draw(): void {
    requested = false;
    const live = 'live' in stage.dataset;
    const height = innerHeight;
    const boxes = scenes.map(({ scene }) => scene.getBoundingClientRect());
    stage.toggleAttribute('data-pinned', live && boxes[0]!.top <= 0);
    // From 0 when its top edge enters at the bottom to 1 at the top; the first is always fully visible.
    const risen = boxes.map(({ top }, at) => (at === 0 ? 1 : between((height - top) / height)));
    scenes.forEach(({ ground, words, film }, at) => {
      const { top, bottom } = boxes[at]!;
      const own = risen[at]!;
      ground.dataset['melt'] = own === 0 ? 'none' : own === 1 ? 'full' : 'part';
      ground.style.setProperty('--melt', own.toFixed(3));
      const coming = between(1.35 - (1.5 * Math.max(0, top)) / height);
      const going = at === scenes.length - 1 ? 1 : between((2.4 * bottom) / height - 1);
      words.style.setProperty('--seen', live ? Math.min(coming, going).toFixed(3) : '1');
      const covered = live ? (risen[at + 1] ?? 0) === 1 : false;
      const inside = live ? own > 0 && boxes.at(-1)!.bottom > 0 : top < height && bottom > 0;
      player.show(film, inside && !covered);
    });
  }

  function ask(): void {
    if (requested) return;
    requested = true;
    requestAnimationFrame(draw);
  }

  /** For visitors who prefer reduced motion the scenes follow one another, as without a script. */
  function settle(): void {
    if (prefersStillness()) delete stage.dataset['live'];
    else stage.dataset['live'] = '';
    draw();
  }

  still.addEventListener('change', settle);
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  settle();
}

const root = find('[data-scenes]');
if (root) melt(root);
