import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect';

/**
 * The browser does nearly everything for a modal; this adds Escape for dialogs that must not be closed. It is a modal
 * before it is first shown: shown without, it would ignore Escape for a moment.
 */
export function useModal(open: boolean, closable: boolean, onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef({ open, closable, onClose });
  latest.current = { open, closable, onClose };

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) {
      if (dialog.open) dialog.close();
      return;
    }
    // The server rendered the dialog open, which is not modal. Removing the attribute takes it over; close() would fire
    // a close event a moment later, as if the person had closed it.
    if (dialog.open && !dialog.matches(':modal')) dialog.removeAttribute('open');
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const onCancel = (event: Event) => {
      if (event.target === dialog && !latest.current.closable) event.preventDefault();
    };
    // Chromium closes the dialog on a second Escape even if the first one was prevented.
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
