import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Countdown } from '~/ui/Countdown/Countdown';
import { Heart } from '~/ui/Icon/icons';
import type { SwipeLikes } from './swipe-game';

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  flex-wrap: wrap;
  min-height: 24px;
  text-align: center;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** Up to this many likes are drawn as a row of hearts beside the words. */
const MOST_HEARTS = 8;

const Hearts = styled.span`
  display: inline-flex;
  gap: 2px;
  color: ${color('secondary-text')};
`;

export interface SwipeLikesLeftProps {
  likes: SwipeLikes;
  /** Called when the countdown has run out and a new day begins. */
  onBack: () => void;
}

/** One line: how many likes are left today, or when the next ones come. */
export function SwipeLikesLeft({ likes, onBack }: SwipeLikesLeftProps) {
  const { left, most, backAt, now } = likes;
  if (left > 0) {
    return (
      <Line id="swipe-likes">
        {most > MOST_HEARTS ? null : (
          <Hearts aria-hidden>
            {Array.from({ length: most }, (_, index) => (
              <Heart key={index} size={16} fill={index < left ? 'currentColor' : 'none'} />
            ))}
          </Hearts>
        )}
        <FormattedMessage
          id="swipe.likes-left"
          defaultMessage="{left, plural, one {# like left today} other {# likes left today}}"
          values={{ left }}
        />
      </Line>
    );
  }
  return (
    <Line id="swipe-likes">
      <FormattedMessage
        id="swipe.none-left"
        defaultMessage="No likes left; new ones in {time}"
        values={{ time: <Countdown endsAt={backAt} now={now} onEnd={onBack} /> }}
      />
    </Line>
  );
}
