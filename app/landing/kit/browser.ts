/** Pieces of `enhance.ts`, the small script of a lander. No React, no code of app/: every byte is counted. */

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing moves by itself for who asked for that. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Films and large pictures wait to be asked for where data is dear. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

export const find = <T extends Element = HTMLElement>(selector: string, inside: ParentNode = document): T | null =>
  inside.querySelector<T>(selector);

export const findAll = <T extends Element = HTMLElement>(selector: string, inside: ParentNode = document): T[] => [
  ...inside.querySelectorAll<T>(selector),
];

/** Says it to screen readers, once; the element is made on first use. */
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
