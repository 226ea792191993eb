import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, shadow, space, useCopy, withPopover } from '~/landing/kit/kit';

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
  /* In browsers without popovers the stories follow below the wall, one after the other. */
  @supports not selector(:popover-open) {
    max-height: none;
    margin: ${space(8)} auto;
  }
`;

// Has no height, so that it overlaps the corner of the content that scrolls below it.
const Corner = styled.div`
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

const Close = styled.button.withConfig(withPopover)`
  flex: none;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius('full')};
  background: ${color('surface-sunken')};
  color: ${color('text')};
  ${media.hover} {
    &:hover {
      background: ${color('line')};
    }
  }
`;

/** A button opens it by its id: it slides up from below on phones, and is a dialog in the middle on wide screens. */
export function Sheet({ id, labelledBy, children }: { id: string; labelledBy: string; children: ReactNode }) {
  return (
    <Root id={id} role="dialog" aria-labelledby={labelledBy} data-story {...{ popover: 'auto' }}>
      <Corner>
        <Close
          type="button"
          autoFocus
          aria-label={useCopy('close')}
          {...{ popovertarget: id, popovertargetaction: 'hide' }}
        >
          <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
            <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth={2.2} strokeLinecap="round" />
          </svg>
        </Close>
      </Corner>
      {children}
    </Root>
  );
}
