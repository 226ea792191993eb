import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontWeight, radius, space } from '~/landing/kit/kit';

const Root = styled.span`
  position: absolute;
  top: ${space(14)};
  padding: ${space(1)} ${space(4)};
  border: 4px solid;
  border-radius: ${radius('sm')};
  font-size: 1.75rem;
  font-weight: ${fontWeight('heading')};
  letter-spacing: 0.04em;
  text-transform: uppercase;
  opacity: 0;
  pointer-events: none;
  &[data-stamp='like'] {
    left: ${space(5)};
    background: ${color('secondary')};
    color: ${color('on-secondary')};
    transform: rotate(-12deg);
    opacity: var(--like, 0);
  }
  &[data-stamp='pass'] {
    right: ${space(5)};
    background: ${color('surface-raised')};
    color: ${color('text')};
    transform: rotate(12deg);
    opacity: var(--pass, 0);
  }
`;

/** Appears on a card while it is dragged in that direction. The button has the same word, so screen readers skip it. */
export function Stamp({ of, children }: { of: 'like' | 'pass'; children: ReactNode }) {
  return (
    <Root data-stamp={of} aria-hidden="true">
      {children}
    </Root>
  );
}
