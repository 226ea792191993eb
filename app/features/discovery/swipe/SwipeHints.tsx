import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '~/theme/tokens';

/** For people with a keyboard; hidden on phones. */
const Hints = styled.p`
  display: none;
  margin-top: ${space(4)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-align: center;
  kbd {
    display: inline-block;
    min-width: 24px;
    padding: 0 ${space(1)};
    border-radius: ${radius('sm')};
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
    font-family: inherit;
  }
  @media (hover: hover) and (pointer: fine) and (scripting: enabled) {
    display: block;
  }
`;

const key = (label: string) => <kbd>{label}</kbd>;

export function SwipeHints() {
  return (
    <Hints>
      <FormattedMessage
        id="swipe.hints"
        defaultMessage="Drag the picture, or press {left} to skip, {right} to like, {back} to undo."
        values={{
          left: key('←'),
          right: key('→'),
          back: key('⌫'),
        }}
      />
    </Hints>
  );
}
