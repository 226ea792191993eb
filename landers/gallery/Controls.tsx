import { styled } from 'styled-components';
import { color, radius, shadow, space, useCopy } from '~/landing/kit/kit';

const Root = styled.div`
  position: absolute;
  right: ${space(5)};
  bottom: ${space(6)};
  display: flex;
  gap: ${space(2)};
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius('full')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow: ${shadow('md')};
  &:focus-visible {
    outline: 3px solid var(--ink);
  }
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
`;

function Way({ to, path }: { to: 'previous' | 'next'; path: string }) {
  return (
    <Step type="button" data-step={to} aria-label={useCopy(to)}>
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Step>
  );
}

/** Buttons that move from picture to picture. They are hidden until the script runs; the wall scrolls without it. */
export function Controls() {
  return (
    <Root hidden data-controls>
      <Way to="previous" path="M15 5l-7 7 7 7" />
      <Way to="next" path="M9 5l7 7-7 7" />
    </Root>
  );
}
