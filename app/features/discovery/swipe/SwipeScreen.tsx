import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Spinner } from '~/ui/Spinner/Spinner';
import { useErrorToast } from '~/api-client/use-error-toast';
import { Page, Stack, Cluster } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { color, fontSize, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Heart } from '~/ui/Icon/icons';
import { viewPaths } from '../search/search-view';
import { ViewSwitch } from '../search/ViewSwitch';
import { SwipeControls } from './SwipeControls';
import { SwipeHints } from './SwipeHints';
import { SwipeLikesLeft } from './SwipeLikesLeft';
import { SwipeStack } from './SwipeStack';
import type { SwipeGame } from './swipe-game';
import { useSwipe, type SwipeEvents, type SwipeNotice } from './use-swipe';
import { useSwipeKeys } from './use-swipe-keys';

/** A card that flies off does not widen the page. */
const Table = styled.div`
  overflow-x: clip;
`;

const Room = styled.div`
  display: grid;
  place-items: center;
  min-height: 320px;
`;

const Foot = styled.p`
  margin-top: ${space(4)};
  font-size: ${fontSize('sm')};
  text-align: center;
  a {
    color: ${color('primary-text')};
  }
`;

export interface SwipeScreenProps extends Pick<SwipeEvents, 'onLiked' | 'onMatch'> {
  game: SwipeGame;
  /** Why a form sent without JavaScript was refused. */
  problem?: ReactNode;
}

export function SwipeScreen({ game, problem, onLiked, onMatch }: SwipeScreenProps) {
  const onProblem = useErrorToast();
  const { deck, likes, notice, loading, decide, undo, landed, renew } = useSwipe(game, { onLiked, onMatch, onProblem });
  useSwipeKeys({ decide, undo });
  const top = deck.cards[0];
  const last = deck.skipped.at(-1)?.person;
  const empty = !top && deck.leaving.length === 0;
  return (
    <Table>
      <Page $width="medium">
        <PageHeader
          title={<FormattedMessage id="swipe.title" defaultMessage="Swipe game" />}
          action={<ViewSwitch view="deck" />}
          dense
        />
        <Stack $gap={4}>
          {problem}
          {empty && !loading ? <SwipeOver hasSkips={game.hasSkips || last !== undefined} /> : null}
          {empty && loading ? (
            <Room>
              <Spinner />
            </Room>
          ) : null}
          {empty ? null : <SwipeStack deck={deck} onDecide={decide} onGone={landed} />}
        </Stack>
        {empty && !last ? null : (
          <SwipeControls
            person={top?.person}
            last={last}
            canLike={likes.left > 0}
            onDecide={(kind) => void decide(kind)}
            onUndo={undo}
          />
        )}
        <SwipeLikesLeft likes={likes} onBack={renew} />
        <SwipeNoticeText notice={notice} />
        {empty ? null : <SwipeHints />}
        {game.hasSkips || last ? (
          <Foot>
            <Link to="/swipe-game?skipped=1">
              <FormattedMessage id="swipe.see-skipped" defaultMessage="People I skipped" />
            </Link>
          </Foot>
        ) : null}
      </Page>
    </Table>
  );
}

/** Announced to screen readers only: what was decided, and who is next. */
function SwipeNoticeText({ notice }: { notice: SwipeNotice }) {
  return (
    <div className="visually-hidden" role="status">
      {notice ? <NoticeWords notice={notice} /> : null}
    </div>
  );
}

function NoticeWords({ notice }: { notice: NonNullable<SwipeNotice> }) {
  if (notice.kind === 'no-likes') {
    return <FormattedMessage id="swipe.said-no-likes" defaultMessage="No likes left today. You can still skip." />;
  }
  const { name } = notice;
  return (
    <>
      {notice.kind === 'like' ? (
        <FormattedMessage id="swipe.said-liked" defaultMessage="You like {name}." values={{ name }} />
      ) : notice.kind === 'skip' ? (
        <FormattedMessage id="swipe.said-skipped" defaultMessage="{name} skipped." values={{ name }} />
      ) : (
        <FormattedMessage id="swipe.said-undone" defaultMessage="{name} is back." values={{ name }} />
      )}{' '}
      {notice.next ? (
        <FormattedMessage id="swipe.said-next" defaultMessage="Next: {name}." values={{ name: notice.next }} />
      ) : null}
    </>
  );
}

function SwipeOver({ hasSkips }: { hasSkips: boolean }) {
  return (
    <EmptyState
      illustration={<Heart size={44} aria-hidden />}
      title={<FormattedMessage id="swipe.over-title" defaultMessage="You’ve seen everybody who fits" />}
      action={
        <Cluster $justify="center">
          <ButtonLink to={viewPaths.grid}>
            <FormattedMessage id="swipe.over-search" defaultMessage="Search more widely" />
          </ButtonLink>
          {hasSkips ? (
            <ButtonLink to="/swipe-game?skipped=1" variant="ghost">
              <FormattedMessage id="swipe.see-skipped" defaultMessage="People I skipped" />
            </ButtonLink>
          ) : null}
        </Cluster>
      }
    >
      <FormattedMessage
        id="swipe.over-body"
        defaultMessage="New people join every day: check back tomorrow, or search more widely now."
      />
    </EmptyState>
  );
}
