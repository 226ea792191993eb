import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, color, Copy, media, radius, shadow, space } from '~/landing/kit/kit';

const Root = styled.div`
  width: 100%;
  max-width: 60rem;
  max-height: 92svh;
  inset: auto 0 0;
  margin: auto auto 0;
  padding: ${space(5)} ${space(5)} ${space(8)};
  border: 0;
  border-radius: ${radius('lg')} ${radius('lg')} 0 0;
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow: ${shadow('lg')};
  overflow: auto;
  overscroll-behavior: contain;
  transition:
    opacity 0.24s,
    translate 0.24s cubic-bezier(0.2, 0.8, 0.3, 1),
    display 0.24s allow-discrete,
    overlay 0.24s allow-discrete;
  &::backdrop {
    background: ${color('backdrop')};
  }
  &:not(:popover-open) {
    opacity: 0;
    translate: 0 40px;
  }
  @starting-style {
    &:popover-open {
      opacity: 0;
      translate: 0 40px;
    }
  }
  ${media.up('md')} {
    inset: 0;
    width: min(60rem, 100% - 4rem);
    height: fit-content;
    margin: auto;
    padding: ${space(8)};
    border-radius: ${radius('lg')};
  }
  /* Where browsers know no popovers the stories stand below the wall, one after the other. */
  @supports not selector(:popover-open) {
    max-height: none;
    margin: ${space(8)} auto;
  }
`;

const Spread = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(10)};
  }
`;

const Close = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  height: 0;
  @supports not selector(:popover-open) {
    display: none;
  }
`;

/** A sheet that a button opens by its id: from below on phones, the pages of a catalogue on wide screens. */
export function Sheet({ id, labelledBy, children }: { id: string; labelledBy: string; children: ReactNode }) {
  return (
    <Root id={id} role="dialog" aria-labelledby={labelledBy} data-story {...{ popover: 'auto' }}>
      <Close>
        <Button type="button" variant="secondary" autoFocus {...{ popovertarget: id, popovertargetaction: 'hide' }}>
          <Copy slot="close" />
        </Button>
      </Close>
      <Spread>{children}</Spread>
    </Root>
  );
}
