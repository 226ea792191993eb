import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect';

interface ModalEvents {
  onClose?: () => void;
  /** For a modal that is not closable by itself: Escape, or the gesture that stands for it. */
  onRequestClose?: () => void;
}

/**
 * The browser does nearly everything for a modal; this adds Escape for dialogs that must not be closed. It is a modal
 * before it is first shown: shown without, it would ignore Escape for a moment.
 */
export function useModal(open: boolean, closable: boolean, { onClose, onRequestClose }: ModalEvents = {}) {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef({ open, closable, onClose, onRequestClose });
  latest.current = { open, closable, onClose, onRequestClose };

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
    let escaped = false;
    const onCancel = (event: Event) => {
      if (event.target !== dialog || latest.current.closable) return;
      event.preventDefault();
      if (!escaped) latest.current.onRequestClose?.();
    };
    // Chromium closes the dialog on a second Escape even if the first one was prevented.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || latest.current.closable) return;
      event.preventDefault();
      escaped = true;
      latest.current.onRequestClose?.();
    };
    const onKeyUp = () => (escaped = false);
    const onClosed = (event: Event) => {
      if (event.target !== dialog || dialog.open || !latest.current.open) return;
      if (latest.current.closable) latest.current.onClose?.();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('keyup', onKeyUp);
    dialog.addEventListener('close', onClosed);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('keyup', onKeyUp);
      dialog.removeEventListener('close', onClosed);
    };
  }, []);

  return ref;
}
