import { useEffect } from 'react';
import type { RefObject } from 'react';
import { watchDropdown } from './watch-dropdown';

/** Lets the keyboard and presses elsewhere operate the `<details>`. */
export function useDropdown(ref: RefObject<HTMLDetailsElement>) {
  useEffect(() => (ref.current ? watchDropdown(ref.current) : undefined), [ref]);
}
