import { useEffect, useRef } from 'react';
import type { SwipeKind } from './drag-physics';

export interface SwipeKeys {
  decide: (kind: SwipeKind) => unknown;
  undo: () => void;
}

/** Elements where the arrows and Backspace have another meaning. */
const ELSEWHERE = 'input, select, textarea, summary, dialog, [role=menu], [contenteditable]';

/** The right arrow likes, the left arrow skips, and Backspace takes the last skip back, wherever the focus is. */
export function useSwipeKeys(keys: SwipeKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (document.querySelector('dialog[open]')) return;
      if (key === 'ArrowRight') latest.current.decide('like');
      else if (key === 'ArrowLeft') latest.current.decide('skip');
      else if (key === 'Backspace') latest.current.undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
