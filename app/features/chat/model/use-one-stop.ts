import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

const stopsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-stop]')];

/**
 * Makes a long row of links one tab stop: the last of `ids`, or the one that was focused last. The arrow keys move
 * between them. Each link has its id as `data-stop`. Without JavaScript every link is a tab stop.
 */
export function useOneStop(ids: readonly string[]) {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const [current, setCurrent] = useState<string | null>(null);
  const stop = current !== null && ids.includes(current) ? current : ids.at(-1);

  return {
    tabIndexOf: (id: string) => (live && id !== stop ? -1 : undefined),
    onFocus: ({ target }: FocusEvent) => {
      const { stop: id } = (target as HTMLElement).dataset;
      if (id !== undefined) setCurrent(id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const stops = stopsIn(event.currentTarget);
      const at = stops.indexOf(event.target as HTMLElement);
      if (!step || at < 0) return;
      // Otherwise the keys would scroll the messages.
      event.preventDefault();
      stops[step(at, stops.length - 1)]?.focus();
    },
  };
}
