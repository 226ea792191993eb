import { zIndex } from '~/theme/tokens';
import { PROGRESS_DURATION_MS } from '~/ui/RouteProgress/progress-times';

/**
 * Shows the line at the top that the hydrated page shows while another one loads. Returns a function that removes it. It
 * is styled here, so that the page needs no rules for it.
 */
export function showProgress(label: string): () => void {
  const line = document.createElement('div');
  line.setAttribute('role', 'progressbar');
  line.setAttribute('aria-label', label);
  Object.assign(line.style, {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: String(zIndex('progress')),
    height: '3px',
    background: 'var(--color-primary)',
    transformOrigin: 'left',
    transform: 'scaleX(.94)',
    pointerEvents: 'none',
  });
  document.body.append(line);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    line.animate(
      { transform: ['scaleX(.02)', 'scaleX(.94)'] },
      { duration: PROGRESS_DURATION_MS, easing: 'cubic-bezier(.1,.6,.2,1)', fill: 'forwards' },
    );
  }
  return () => line.remove();
}
