import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { usePremium } from '~/page/use-premium';
import { color, fontSize, media, radius, shadow, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Countdown } from '~/ui/Countdown/Countdown';
import { Heart } from '~/ui/Icon/icons';
import { viewPaths } from '../search/search-view';
import type { SwipeLikes } from './swipe-game';

/** The game goes on without likes. */
export const SKIPPING = 'skipping';

const Panel = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  width: 100%;
  max-width: 460px;
  margin: 0 auto;
  padding: ${space(6)} ${space(5)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: ${shadow('md')};
  text-align: center;
  > svg {
    flex: none;
    color: ${color('secondary-text')};
  }
  h2 {
    font-size: ${fontSize('xl')};
  }
  p {
    color: ${color('text-muted')};
  }
  ${media.up('md')} {
    padding: ${space(10)} ${space(8)};
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  max-width: 320px;
  margin-top: ${space(2)};
`;

export interface SwipeUsedUpProps {
  likes: SwipeLikes;
  /** Called when the countdown has run out and a new day begins. */
  onBack: () => void;
}

/** In the place of the card when no like is left: how many there are, when the next ones come, and the ways on. */
export function SwipeUsedUp({ likes: { most, backAt, now }, onBack }: SwipeUsedUpProps) {
  const premium = usePremium();
  return (
    <Panel id="swipe-likes">
      <Heart size={40} aria-hidden />
      <h2>
        <FormattedMessage
          id="swipe.likes-given"
          defaultMessage="{count, plural, one {You’ve used today’s like} other {You’ve used today’s # likes}}"
          values={{ count: most }}
        />
      </h2>
      <p>
        <FormattedMessage
          id="swipe.likes-back"
          defaultMessage="{count, plural, one {The next one comes} other {The next # come}} in {time}. Until then you can keep skipping, and you can still like people on their profiles."
          values={{ count: most, time: <Countdown endsAt={backAt} now={now} onEnd={onBack} /> }}
        />
      </p>
      <Ways>
        <ButtonLink to={viewPaths.grid} wide>
          <FormattedMessage id="swipe.to-grid" defaultMessage="See people in the grid" />
        </ButtonLink>
        <ButtonLink to="/chats" variant="ghost" wide>
          <FormattedMessage id="swipe.to-messages" defaultMessage="Go to your messages" />
        </ButtonLink>
        {premium ? null : (
          <ButtonLink to="/premium" variant="ghost" wide>
            <FormattedMessage id="swipe.premium" defaultMessage="What premium gives you" />
          </ButtonLink>
        )}
        <ButtonLink to={`/swipe-game?${SKIPPING}=1`} variant="ghost" wide>
          <FormattedMessage id="swipe.keep-skipping" defaultMessage="Keep skipping" />
        </ButtonLink>
      </Ways>
    </Panel>
  );
}
