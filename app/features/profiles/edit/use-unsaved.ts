import { useBeforeUnload, useBlocker } from '@remix-run/react';
import { createContext, useCallback, useContext, useState } from 'react';

/** Reports to the page whether a section has unsaved changes. */
export const UnsavedContext = createContext<(section: string, unsaved: boolean) => void>(() => {});

/** For a section: returns the function that reports its state. */
export function useReportUnsaved(): (section: string, unsaved: boolean) => void {
  return useContext(UnsavedContext);
}

/**
 * For the page: knows which sections are unsaved and blocks leaving meanwhile. For a link inside the product the page
 * shows its own dialog. For closing the tab or reloading the browser shows its own question, which cannot be changed.
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
