import { useBeforeUnload, useBlocker, useNavigate, type Location } from '@remix-run/react';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';

export interface SaveOptions {
  /** While the page is being left its data is not loaded again: that would end the navigation that waits. */
  leaving?: boolean;
  /** The member pressed the button. */
  pressed?: boolean;
}

/** Saves what a section has changed. Resolves to false if that was refused or there was no response. */
export type Save = (options?: SaveOptions) => Promise<boolean>;

/** Reports to the page how a section with unsaved changes is saved; null once it has none. */
export const UnsavedContext = createContext<(section: string, save: Save | null) => void>(() => {});

/** For a section: returns the function that reports its state. */
export function useReportUnsaved(): (section: string, save: Save | null) => void {
  return useContext(UnsavedContext);
}

const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search;

/**
 * For the page: saves what is unsaved before a sheet is closed, a link inside the product is followed, or the tab is hidden. `stuck` if that
 * failed, so that the page asks. For closing the tab the browser shows its own question, which cannot be changed.
 */
export function useUnsaved() {
  const saves = useRef(new Map<string, Save>());
  const [stuck, setStuck] = useState(false);
  const report = useCallback((section: string, save: Save | null) => {
    if (save) saves.current.set(section, save);
    else saves.current.delete(section);
  }, []);
  const saveAll = useCallback(
    async (leaving: boolean) =>
      (await Promise.all([...saves.current.values()].map((save) => save({ leaving })))).every(Boolean),
    [],
  );
  // Read when the page is left, not when it was rendered last: Escape may follow a choice before React has shown it.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => saves.current.size > 0 && pageOf(currentLocation) !== pageOf(nextLocation),
  );
  const navigate = useNavigate();
  const now = useRef(blocker);
  now.current = blocker;
  /** Where the member wants to go; null once they are on their way or stay. */
  const target = useRef<Location | null>(null);
  const leave = useCallback(() => {
    const to = target.current;
    target.current = null;
    setStuck(false);
    // A load of the page's data that ended meanwhile has reset the blocker, perhaps only the router's and not yet ours:
    // the router then refuses to proceed.
    if (now.current.state === 'blocked') {
      try {
        now.current.proceed();
        return;
      } catch {}
    }
    if (to) navigate(to);
  }, [navigate]);
  const stay = useCallback(() => {
    target.current = null;
    setStuck(false);
    now.current.reset?.();
  }, []);
  const blocked = blocker.state === 'blocked' ? blocker.location : null;
  useEffect(() => {
    if (!blocked) return;
    target.current = blocked;
    void saveAll(true).then((saved) => {
      if (target.current !== blocked) return;
      if (saved) leave();
      else setStuck(true);
    });
  }, [blocked, leave, saveAll]);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && void saveAll(false);
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [saveAll]);
  useBeforeUnload(
    useCallback((event) => {
      if (saves.current.size > 0) event.preventDefault();
    }, []),
  );
  return { report, stuck, stay, leave };
}
