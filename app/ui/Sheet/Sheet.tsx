import { useId, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, radius, shadow, space } from '~/theme/tokens';
import { Body, CloseButton, Frame, Heading } from '../Dialog/DialogParts';
import { useModal } from '../Dialog/use-modal';
import { useBeside } from './use-beside';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The element that the sheet belongs to: from 992 px the sheet is placed above it. */
  anchor?: RefObject<HTMLElement>;
  children: ReactNode;
}

const Root = styled(Frame)`
  ${media.up('lg')} {
    inset: auto auto var(--sheet-bottom, ${space(24)}) var(--sheet-left, ${space(8)});
    width: 460px;
    max-height: min(640px, calc(100dvh - var(--sheet-bottom, ${space(24)}) - ${space(4)}));
    margin: 0;
    border-radius: ${radius('md')};
    &:modal {
      box-shadow:
        0 0 0 1px ${color('line')},
        ${shadow('lg')};
    }
    &::backdrop {
      background: transparent;
    }
    &[open] {
      transition:
        opacity ${motion('fast')},
        transform ${motion('fast')};
      @starting-style {
        transform: translateY(8px);
      }
    }
  }
`;

const Inner = styled.div`
  position: relative;
  padding: ${space(5)} ${space(5)} 0;
`;

/**
 * A sheet from below on phones and tablets, and a panel above its control from 992 px. It is a modal and closes as
 * Dialog does. A `StickyFoot` at its end stays visible while the content scrolls.
 */
export function Sheet({ open, onClose, title, anchor, children }: SheetProps) {
  const titleId = useId();
  const ref = useModal(open, true, { onClose });
  useBeside(ref, anchor, open);
  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  return (
    <Root ref={ref} $size="md" aria-labelledby={titleId} onClick={onBackdrop}>
      <Inner>
        <Heading id={titleId} $room>
          {title}
        </Heading>
        <Body>{children}</Body>
        <CloseButton />
      </Inner>
    </Root>
  );
}

/** The result of a choice: stays visible at the end of a sheet or page while the choice scrolls. */
export const StickyFoot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)} 0 calc(${space(5)} + env(safe-area-inset-bottom));
  background: ${color('surface-raised')};
  box-shadow: 0 -1px 0 ${color('line')};
`;
