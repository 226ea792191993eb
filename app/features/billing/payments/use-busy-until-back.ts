import { useCallback, useEffect, useState } from 'react';

/**
 * Busy from the moment a form leaves the page. Whoever comes back with the browser's back button finds the page as they
 * left it, frozen in memory: it must not be busy for ever.
 */
export function useBusyUntilBack(): [busy: boolean, begin: () => void] {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
  // After this turn: a button that is busy at once would swallow the very press that submits the form.
  const begin = useCallback(() => void setTimeout(() => setBusy(true)), []);
  return [busy, begin];
}
