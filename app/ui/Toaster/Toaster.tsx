import { useEffect, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, forcedEdge, media, motion, radius, shadow, space, zIndex } from '~/theme/tokens';
import { Alert } from '../Alert/Alert';
import type { Toast, ToastStore } from './toast-store';

export const TOAST_MS = 7000;

const arrive = keyframes`from { opacity: 0; transform: translateY(8px); }`;

/* On phones above what stays at the lower edge. The width of 350 px and the layer 1100 come from the spec, section 9. */
const Place = styled.div`
  position: fixed;
  z-index: ${zIndex('toaster')};
  inset: auto ${space(3)} calc(${space(4)} + var(--tab-bar, env(safe-area-inset-bottom)) + var(--action-bar, 0px));
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  pointer-events: none;
  ${media.up('md')} {
    inset: ${space(20)} ${space(6)} auto auto;
  }
`;

const Region = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  width: 100%;
`;

const Box = styled.div`
  width: min(350px, 100%);
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('lg')};
  pointer-events: auto;
  ${forcedEdge}
  animation: ${arrive} ${motion('slow')};
  ${media.up('md')} {
    width: 350px;
  }
`;

const none: readonly Toast[] = [];

/** Both live regions are rendered from the start: one that appears together with its text is not announced. */
export function Toaster({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot, () => none);
  const show = (list: readonly Toast[]) =>
    list.map((toast) => <ToastBox key={toast.key} toast={toast} onDismiss={() => store.dismiss(toast.key)} />);
  return (
    <Place>
      <Region aria-live="assertive">{show(toasts.filter(({ tone }) => tone === 'danger'))}</Region>
      <Region aria-live="polite">{show(toasts.filter(({ tone }) => tone !== 'danger'))}</Region>
    </Place>
  );
}

function ToastBox({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (!toast.passing || paused) return;
    const timer = setTimeout(onDismiss, TOAST_MS);
    return () => clearTimeout(timer);
    // onDismiss is a new function at each render of the list and must not restart the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [toast, paused]);
  return (
    <Box
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Alert tone={toast.tone} title={toast.title} action={toast.action} onDismiss={onDismiss}>
        {toast.message}
      </Alert>
    </Box>
  );
}
