import { styled } from 'styled-components';
import { Copy, fontSize, fontWeight, radius, space, useCopy } from '~/landing/kit/kit';
import type { Room } from './rooms';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  font-size: ${fontSize('sm')};
  > span {
    color: var(--ink-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0 ${space(3)};
    border: 1px solid var(--hairline);
    border-radius: ${radius('full')};
    color: var(--ink);
    font-weight: ${fontWeight('strong')};
    text-decoration: none;
  }
  a:hover {
    border-color: var(--ink);
  }
  a:focus-visible {
    outline-color: var(--ink);
  }
`;

/** The plan at the entrance, with a link to every room. */
export function Plan({ rooms }: { rooms: readonly Room[] }) {
  const rest = useCopy('room-rest');
  return (
    <Root aria-label={useCopy('plan')}>
      <span aria-hidden="true">
        <Copy slot="plan" />
      </span>
      {rooms.map(({ interest }, at) => (
        <a key={at} href={`#room-${at + 1}`}>
          {interest ?? rest}
        </a>
      ))}
    </Root>
  );
}
