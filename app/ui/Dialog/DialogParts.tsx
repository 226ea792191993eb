import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { css, styled } from 'styled-components';
import { color, fontSize, media, motion, radius, shadow, space, zIndex } from '~/theme/tokens';
import { X } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';

export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

const widths = { sm: '400px', md: '520px', lg: '760px', full: '100vw' };

const fullScreen = css`
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  border-radius: 0;
`;

export const Frame = styled.dialog<{ $size: DialogSize }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${zIndex('dropdown')};
  width: 100%;
  max-width: none;
  max-height: 92vh;
  max-height: 92dvh;
  margin: 0 auto;
  padding: 0;
  border: 0;
  border-radius: ${radius('lg')} ${radius('lg')} 0 0;
  background: ${color('surface-raised')};
  color: ${color('text')};
  /* Browsers let only modal dialogs scroll; one without JavaScript must too, on a low screen or with large text. */
  overflow: auto;
  overscroll-behavior: contain;
  /* A dialog that is not modal (without JavaScript) has no ::backdrop: this shadow looks like one, and ::before blocks
     clicks like one. */
  box-shadow: 0 0 0 100vmax ${color('backdrop')};
  &[open]:not(:modal)::before {
    content: '';
    position: fixed;
    inset: 0;
    z-index: -1;
  }
  /* One that the server rendered open would grow while its HTML arrives, and move what is read already. */
  &[data-arrives]:not(:has(> [data-end])) {
    visibility: hidden;
  }
  &:modal {
    box-shadow: ${shadow('lg')};
  }
  &::backdrop {
    background: ${color('backdrop')};
  }
  &[open] {
    opacity: 1;
    transform: none;
    transition:
      opacity ${motion('slow')},
      transform ${motion('slow')};
  }
  /* One that the server rendered open is there at once. */
  &:modal {
    @starting-style {
      opacity: 0;
      transform: translateY(24px);
    }
  }
  ${media.up('md')} {
    inset: 0;
    width: fit-content;
    min-width: min(100%, 320px);
    height: fit-content;
    max-width: min(calc(100vw - 48px), ${({ $size }) => widths[$size]});
    margin: auto;
    border-radius: ${radius('lg')};
    ${({ $size }) => $size !== 'full' && `width: ${widths[$size]};`}
  }
  ${({ $size }) => $size === 'full' && fullScreen}
  ${media.up('md')} {
    ${({ $size }) => $size === 'full' && fullScreen}
  }
`;

export const Inner = styled.div`
  position: relative;
  padding: ${space(6)} ${space(5)} calc(${space(6)} + env(safe-area-inset-bottom));
  ${media.up('md')} {
    padding: ${space(8)};
  }
`;

export const Heading = styled.h2<{ $room: boolean }>`
  margin-bottom: ${space(4)};
  padding-right: ${({ $room }) => ($room ? `max(36px, ${space(10)})` : '0')};
  font-size: ${fontSize('xl')};
`;

export const Body = styled.div`
  min-width: 0;
`;

const CloseCorner = styled.span`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
  ${media.up('md')} {
    top: ${space(5)};
    right: ${space(5)};
  }
`;

export interface CloseButtonProps {
  onAsk?: () => void;
  onRequestClose?: () => void;
}

/** Last in the DOM, so that the first control of the content gets the focus. */
export function CloseButton({ onAsk, onRequestClose }: CloseButtonProps) {
  const intl = useIntl();
  // Without JavaScript the button of a dialog whose owner closes it still closes it.
  const request = (event: MouseEvent) => {
    event.preventDefault();
    onRequestClose?.();
  };
  return (
    <form method="dialog">
      <CloseCorner>
        <IconButton
          type={onAsk ? 'button' : 'submit'}
          onClick={onAsk ?? (onRequestClose && request)}
          label={intl.formatMessage({ id: 'common.close', defaultMessage: 'Close' })}
        >
          <X size={20} aria-hidden />
        </IconButton>
      </CloseCorner>
    </form>
  );
}

/** The buttons at the end of a dialog: stacked on phones with the primary one first, side by side from 768 px. */
export const DialogActions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin-top: ${space(6)};
  ${media.up('md')} {
    flex-direction: row-reverse;
    justify-content: flex-start;
  }
`;
