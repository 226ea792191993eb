import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { createContext, useCallback, useContext, useState } from 'react';

/** Tells the page whether a section holds words that are not saved. */
export const UnsavedContext = createContext<(section: string, unsaved: boolean) => void>(() => {});

/** For a section: says how it stands. */
export function useReportUnsaved(): (section: string, unsaved: boolean) => void {
  return useContext(UnsavedContext);
}

/**
 * For the page: which sections are not saved, and the way out that is held up meanwhile. A link inside the product is
 * asked about in the page's own words; closing the tab or reloading by the browser's, which allows no others.
 */
export function useUnsaved() {
  const [sections, setSections] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback((section: string, unsaved: boolean) => {
    setSections((before) => {
      if (before.has(section) === unsaved) return before;
      const after = new Set(before);
      if (unsaved) after.add(section);
      else after.delete(section);
      return after;
    });
  }, []);
  const some = sections.size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => some && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (some) event.preventDefault();
      },
      [some],
    ),
  );
  return { report, blocker };
}
