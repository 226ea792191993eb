import { useEffect, useRef } from 'react';

/**
 * Keeps a native dialog open as a modal while `open`. The browser gives the focus trap, the inert page behind, the top
 * layer and the return of the focus; what remains is Escape for dialogs that must not be closed.
 */
export function useModal(open: boolean, closable: boolean, onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef({ open, closable, onClose });
  latest.current = { open, closable, onClose };

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) {
      if (dialog.open) dialog.close();
      return;
    }
    // Rendered open by the server (no modality without JavaScript): take over, without close(), which would be reported
    // a moment later as if the person had closed it.
    if (dialog.open && !dialog.matches(':modal')) dialog.removeAttribute('open');
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const onCancel = (event: Event) => {
      if (event.target === dialog && !latest.current.closable) event.preventDefault();
    };
    // Chromium closes on a second Escape even where the first was refused.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !latest.current.closable) event.preventDefault();
    };
    const onClosed = (event: Event) => {
      if (event.target !== dialog || dialog.open || !latest.current.open) return;
      if (latest.current.closable) latest.current.onClose?.();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('close', onClosed);
    };
  }, []);

  return ref;
}
