import { useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Body, CloseButton, Frame, Heading, Inner } from './DialogParts';
import type { DialogSize } from './DialogParts';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  onClose?: () => void;
  /** The accessible name of the dialog. Shown as its heading unless `hideTitle` is set. */
  title: ReactNode;
  hideTitle?: boolean;
  /** When false, neither Escape nor the backdrop closes the dialog, and there is no close button. */
  closable?: boolean;
  /** Neither Escape nor the backdrop closes the dialog, and its close button asks first. */
  onAsk?: () => void;
  /** Escape, the backdrop and the close button only call it: the owner closes the dialog, for instance by its URL. */
  onRequestClose?: () => void;
  size?: DialogSize;
  /** The name of a part whose code is loaded for itself (app/page/lazy.tsx). */
  'data-part'?: string;
  children: ReactNode;
}

/**
 * A sheet from below on phones, centred from 768 px. The focus goes to `[data-autofocus]` or the first control, and
 * returns. Rendered open by the server it needs no JavaScript: a `<form method="dialog">` inside closes it.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  closable: mayClose = true,
  onAsk,
  onRequestClose,
  size = 'md',
  'data-part': part,
  children,
}: DialogProps) {
  const titleId = useId();
  const closable = mayClose && onAsk === undefined && onRequestClose === undefined;
  const ref = useModal(open, closable, { onClose, onRequestClose });
  // The attribute is only for the HTML of the server; afterwards useModal controls the element.
  const [openAtFirst] = useState(open);
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    if (closable) event.currentTarget.close();
    else onRequestClose?.();
  };
  return (
    <Frame
      ref={ref}
      data-part={part}
      data-arrives={openAtFirst ? '' : undefined}
      open={openAtFirst}
      $size={size}
      aria-labelledby={titleId}
      onClick={onBackdrop}
    >
      <Inner>
        <Heading id={titleId} className={hideTitle ? 'visually-hidden' : undefined} $room={mayClose}>
          {title}
        </Heading>
        <Body>{children}</Body>
        {mayClose ? <CloseButton onAsk={onAsk} onRequestClose={onRequestClose} /> : null}
      </Inner>
      {/* In every dialog: what was open in the HTML may be closed by the time that React takes it over. */}
      <span hidden data-end="" />
    </Frame>
  );
}
