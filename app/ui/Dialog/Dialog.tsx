import { useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Body, CloseButton, Frame, Heading, Inner } from './DialogParts';
import type { DialogSize } from './DialogParts';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  onClose?: () => void;
  /** Names the dialog. Shown as its heading unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean;
  /** false: neither Escape nor the backdrop nor a cross closes it (signup under way, entry warning). */
  closable?: boolean;
  size?: DialogSize;
  children: ReactNode;
}

/**
 * A modal: sheet from below on phones, centred from 768 px. Focus goes to `[data-autofocus]` inside or to the first
 * control, and returns to where it came from. Rendered open by the server it shows without JavaScript too; a
 * `<form method="dialog">` inside then closes it.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  closable = true,
  size = 'md',
  children,
}: DialogProps) {
  const titleId = useId();
  const ref = useModal(open, closable, onClose);
  // The attribute is the server's first word only; afterwards the element itself knows.
  const [openAtFirst] = useState(open);
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (closable && event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    <Frame ref={ref} open={openAtFirst} $size={size} aria-labelledby={titleId} onClick={onBackdrop}>
      <Inner>
        <Heading id={titleId} className={hideTitle ? 'visually-hidden' : undefined} $room={closable}>
          {title}
        </Heading>
        <Body>{children}</Body>
        {closable ? <CloseButton /> : null}
      </Inner>
    </Frame>
  );
}
