/** Helpers for a lander's `enhance.ts`. They import neither React nor more of app/ than a rule of a few lines, because its size is limited. */

/** True where the person has asked for reduced motion; nothing may then move by itself. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const find = <T extends Element = HTMLElement>(selector: string, inside: ParentNode = document): T | null =>
  inside.querySelector<T>(selector);

export const findAll = <T extends Element = HTMLElement>(selector: string, inside: ParentNode = document): T[] => [
  ...inside.querySelectorAll<T>(selector),
];

/** Announces a text to screen readers; the live region is created on first use. */
export function announce(text: string): void {
  let live = find('[data-announcer]');
  if (!live) {
    live = document.createElement('p');
    live.dataset['announcer'] = '';
    live.className = 'visually-hidden';
    live.setAttribute('role', 'status');
    document.body.append(live);
  }
  live.textContent = text;
}
