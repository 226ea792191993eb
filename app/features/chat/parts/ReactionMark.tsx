import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Reaction } from '~/contract/message';
import { color, radius } from '~/theme/tokens';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden';
import { glyphs, reactionNames } from './reactions';

/* Below the last line of the message, whose actions are at its beginning. */
const Root = styled.span<{ $own: boolean }>`
  position: absolute;
  ${({ $own }) => ($own ? 'inset-inline-start' : 'inset-inline-end')}: 12px;
  bottom: -1.2em;
  display: inline-grid;
  place-items: center;
  min-width: 1.75em;
  height: 1.5em;
  padding: 0 0.25em;
  border-radius: ${radius('full')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  font-size: 1rem;
  line-height: 1;
  box-shadow: 0 0 0 1px ${color('line')};
`;

export interface ReactionMarkProps {
  reaction: Reaction;
  /** Of the other member, who reacted to a message of the reader; null for the reader's own reaction. */
  name: string | null;
}

/** The reaction at the lower edge of a message. */
export function ReactionMark({ reaction, name }: ReactionMarkProps) {
  const label = useIntl().formatMessage(reactionNames[reaction]);
  return (
    <Root $own={name !== null}>
      <VisuallyHidden>
        {name === null ? (
          <FormattedMessage
            id="chat.reaction-yours"
            defaultMessage="Your reaction: {reaction}"
            values={{ reaction: label }}
          />
        ) : (
          <FormattedMessage
            id="chat.reaction-theirs"
            defaultMessage="{name} reacted: {reaction}"
            values={{ name, reaction: label }}
          />
        )}
      </VisuallyHidden>
      <span aria-hidden title={label}>
        {glyphs[reaction]}
      </span>
    </Root>
  );
}
