import { styled } from 'styled-components';
import { color, fontWeight, media, radius, shadow, space } from '~/theme/tokens';

/** Phones only: opens the sheet. */
export const OpenButton = styled.button`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(5)};
  border-radius: ${radius('control')};
  background: ${color('surface-raised')};
  box-shadow: inset 0 0 0 1px ${color('line-strong')};
  font-weight: ${fontWeight('strong')};
  ${media.up('md')} {
    display: none;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

/** A sheet from below as popover, a bar in the page from 768 px and where browsers know no popovers. */
export const Bar = styled.div`
  color: ${color('text')};
  background: ${color('surface-raised')};
  ${media.down('md')} {
    &:popover-open {
      inset: auto 0 0;
      width: 100%;
      max-width: none;
      max-height: 88dvh;
      margin: 0;
      padding: ${space(4)} ${space(5)} calc(${space(6)} + env(safe-area-inset-bottom));
      border: 0;
      border-radius: ${radius('lg')} ${radius('lg')} 0 0;
      box-shadow: ${shadow('lg')};
      overflow-y: auto;
      overscroll-behavior: contain;
    }
    &::backdrop {
      background: ${color('backdrop')};
    }
  }
  ${media.up('md')} {
    display: block;
    position: static;
    width: auto;
    margin: 0;
    padding: ${space(5)};
    border: 0;
    border-radius: ${radius('md')};
    box-shadow: 0 0 0 1px ${color('line')};
    overflow: visible;
  }
`;

export const SheetHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space(3)};
  ${media.up('md')} {
    display: none;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.down('md')} {
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.up('md')} {
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  }
`;

/** What is on every brand, and the button. */
export const Tail = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(4)};
  ${media.up('md')} {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
`;
