import { FormattedMessage } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import { color, fontSize, radius, space } from '~/theme/tokens';

const breathe = keyframes`
  50% { opacity: 0.25; }
`;

const Root = styled.p`
  display: inline-flex;
  align-self: flex-start;
  align-items: center;
  gap: ${space(2)};
  max-width: 85%;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('surface-raised')};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  box-shadow: 0 0 0 1px ${color('line')};
`;

const Dots = styled.span`
  display: inline-flex;
  flex: none;
  gap: 3px;
  span {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  @media (prefers-reduced-motion: no-preference) {
    span {
      animation: ${breathe} 1.2s ease-in-out infinite;
    }
    span:nth-child(2) {
      animation-delay: 0.2s;
    }
    span:nth-child(3) {
      animation-delay: 0.4s;
    }
  }
`;

/** Says that the other member is typing. Not announced to screen readers, because it changes all the time. */
export function TypingLine({ name }: { name: string }) {
  return (
    <Root>
      <Dots aria-hidden>
        <span />
        <span />
        <span />
      </Dots>
      <span dir="auto">
        <FormattedMessage id="chat.typing" defaultMessage="{name} is typing" values={{ name }} />
      </span>
    </Root>
  );
}
