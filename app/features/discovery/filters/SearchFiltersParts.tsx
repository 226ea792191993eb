import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, pull, radius, shadow, space } from '~/theme/tokens';
import { withPopover } from '~/theme/with-popover';

/** Opens the sheet; visible below 992 px only. */
export const OpenButton = styled.button.withConfig(withPopover)`
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
  ${media.up('lg')} {
    display: none;
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`;

export const Count = styled.span`
  min-width: max(22px, 1.375rem);
  padding: 0 ${space(1)};
  border-radius: ${radius('full')};
  background: ${color('primary')};
  color: ${color('on-primary')};
  font-size: ${fontSize('sm')};
  line-height: max(22px, 1.375rem);
  text-align: center;
`;

/** A popover that comes up from below; beside the results from 992 px, and above them in browsers without popovers. */
export const Panel = styled.div`
  color: ${color('text')};
  background: ${color('surface-raised')};
  ${media.down('lg')} {
    &:popover-open {
      inset: auto 0 0;
      width: 100%;
      max-width: 640px;
      max-height: 88dvh;
      margin: 0 auto;
      padding: ${space(4)} ${space(5)} 0;
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
  ${media.up('lg')} {
    display: block;
    position: static;
    width: auto;
    margin: 0;
    padding: ${space(5)} ${space(5)} 0;
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
  ${media.up('lg')} {
    display: none;
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${space(5)};
  /* What has the focus is scrolled to above the tail, which is never higher than this. */
  :is(a, button, input, select, summary) {
    scroll-margin-bottom: ${space(24)};
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  > :has(select) {
    grid-column: 1 / -1;
  }
  ${media.below(16)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The "Start over" link and the search button, which stay visible while the form scrolls. */
export const Tail = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  margin: ${space(4)} ${pull(5)} 0;
  padding: ${space(3)} ${space(5)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('line')};
  border-radius: 0 0 ${radius('md')} ${radius('md')};
  background: ${color('surface-raised')};
`;
