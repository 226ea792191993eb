import { useCallback, useEffect, useState } from 'react';

/**
 * Busy from the moment a form leaves the page. After the browser's back button, the page may come from memory in that
 * state, and stops being busy.
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
  // Delayed, because a button that is busy at once would prevent the submission of its own form.
  const begin = useCallback(() => void setTimeout(() => setBusy(true)), []);
  return [busy, begin];
}
