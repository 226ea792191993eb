import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Bubble } from '../parts/Bubble';
import type { Outgoing } from '../send-queue/outgoing';

const Failure = styled.div`
  display: grid;
  gap: ${space(2)};
  margin: ${space(1)} 0 ${space(2)};
  padding: ${space(3)};
  border-radius: ${radius('sm')};
  background: ${color('surface-raised')};
  color: ${color('text')};
  font-size: ${fontSize('sm')};
  > p {
    font-weight: ${fontWeight('strong')};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }
`;

export interface OutgoingBubbleProps {
  message: Outgoing;
  /** The other member's name. */
  name: string;
  /** Whether sending is stalled at the moment. */
  queued: boolean;
  onRetry: () => void;
  onTake: () => void;
  onDiscard: () => void;
}

/** A message on its way or one that failed. A failed one can be sent again, put back into the composer or discarded. */
export function OutgoingBubble({ message, name, queued, onRetry, onTake, onDiscard }: OutgoingBubbleProps) {
  const failed = message.state === 'failed';
  return (
    <Bubble
      own
      text={message.text}
      at={message.at}
      quote={message.quote}
      name={name}
      state={failed ? undefined : queued ? 'queued' : 'sending'}
    >
      {failed ? (
        <Failure role="alert">
          <p>
            <FormattedMessage id="chat.not-sent" defaultMessage="Not sent. Your text is safe." />
          </p>
          <div>
            <Button type="button" size="sm" onClick={onRetry}>
              <FormattedMessage id="chat.send-again" defaultMessage="Try again" />
            </Button>
            <Button type="button" size="sm" variant="ghost" onClick={onTake}>
              <FormattedMessage id="chat.edit" defaultMessage="Edit" />
            </Button>
            <Button type="button" size="sm" variant="ghost" onClick={onDiscard}>
              <FormattedMessage id="chat.discard" defaultMessage="Delete" />
            </Button>
          </div>
        </Failure>
      ) : null}
    </Bubble>
  );
}
