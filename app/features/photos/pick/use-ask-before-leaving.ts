import { useEffect } from 'react';

/** The browser asks before the page is left while something is being sent that leaving would stop. */
export function useAskBeforeLeaving(sending: boolean): void {
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [sending]);
}
