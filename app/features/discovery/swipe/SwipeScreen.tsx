import { Link, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { Spinner } from '~/ui/Spinner/Spinner';
import { useErrorToast } from '~/api-client/use-error-toast';
import { Cluster, Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { color, fontSize, media, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Heart } from '~/ui/Icon/icons';
import { viewPaths } from '../search/search-view';
import { ViewSwitch } from '../search/ViewSwitch';
import { SwipeControls } from './SwipeControls';
import { SwipeHints } from './SwipeHints';
import { SwipeLikesLeft } from './SwipeLikesLeft';
import { SwipeStack } from './SwipeStack';
import { SwipeUndo } from './SwipeUndo';
import { SKIPPING, SwipeUsedUp } from './SwipeUsedUp';
import { UNDO_LIKE_MS, type SwipeGame } from './swipe-game';
import { useSwipe, type SwipeEvents, type SwipeNotice } from './use-swipe';
import { useSwipeKeys } from './use-swipe-keys';

/** A card that flies off does not widen the page. */
const Table = styled.div`
  overflow-x: clip;
`;

/** On phones exactly what is visible between the head and the tab bar, so that nobody has to scroll to decide. */
const Game = styled.div`
  display: flex;
  flex-direction: column;
  ${media.down('md')} {
    --rest: calc(100dvh - 52px - 56px - env(safe-area-inset-bottom) - ${space(4)});
    min-height: var(--rest);
    /* As high as a banner is at most, so that the buttons do not lie over the card. */
    :root:has([data-banner]) & {
      min-height: calc(var(--rest) - 72px);
    }
    header {
      margin-bottom: ${space(2)};
    }
  }
  /* Takes the focus only from a button that is gone. */
  &:focus {
    outline: 0;
  }
`;

const Room = styled.div`
  flex: 1;
  display: grid;
  place-items: center;
  min-height: 320px;
`;

/** Between the card, whose neighbours look out below it, and the buttons: as high with an offer to undo as without. */
const Line = styled.div`
  display: grid;
  align-items: center;
  min-height: 44px;
  margin-top: ${space(7)};
  margin-bottom: ${space(1)};
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
  const swipe = useSwipe(game, { onLiked, onMatch, onProblem });
  const { deck, likes, notice, open, loading, decide, undo, landed, renew } = swipe;
  const [query] = useSearchParams();
  const top = deck.cards[0];
  const skipped = deck.skipped.at(-1)?.person;
  const last = open?.latest
    ? { ...open.card.person, kind: 'like' as const }
    : skipped && { ...skipped, kind: 'skip' as const };
  const empty = !top && deck.leaving.length === 0;
  // The last card flies off before the likes are said to be used up.
  const usedUp = likes.left === 0 && !query.has(SKIPPING) && deck.leaving.length === 0;
  const playing = !empty && !usedUp;
  useSwipeKeys({ decide: (kind) => (playing ? decide(kind) : undefined), undo });
  const table = useFocusAfter(usedUp);
  return (
    <Table>
      <Page $width="medium">
        <Game ref={table} tabIndex={-1}>
          <PageHeader
            title={<FormattedMessage id="swipe.title" defaultMessage="Swipe game" />}
            action={<ViewSwitch view="deck" />}
            dense
          />
          {problem}
          {empty && loading ? (
            <Room>
              <Spinner />
            </Room>
          ) : empty ? (
            <SwipeOver hasSkips={game.hasSkips || skipped !== undefined} />
          ) : usedUp ? (
            <SwipeUsedUp likes={likes} onBack={renew} />
          ) : (
            <SwipeStack deck={deck} onDecide={decide} onGone={landed} />
          )}
          {playing || open ? (
            <Line>
              {open ? (
                <SwipeUndo
                  key={open.card.person.id}
                  person={open.card.person}
                  ms={open.ms}
                  onUndo={swipe.undoLike}
                  onEnd={swipe.closed}
                />
              ) : (
                <SwipeLikesLeft likes={likes} onBack={renew} />
              )}
            </Line>
          ) : null}
          {usedUp || (empty && !last) ? null : (
            <SwipeControls
              person={top?.person}
              last={last}
              canLike={likes.left > 0}
              onDecide={(kind) => void decide(kind)}
              onUndo={undo}
            />
          )}
        </Game>
        <SwipeNoticeText notice={notice} />
        {playing ? <SwipeHints /> : null}
        {game.hasSkips || skipped ? (
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

/** For the element that takes the focus when a change has removed what had it: from there Tab leads to the ways on. */
function useFocusAfter(change: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [change]);
  return element;
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
        <>
          <FormattedMessage id="swipe.said-liked" defaultMessage="You like {name}." values={{ name }} />{' '}
          <FormattedMessage
            id="swipe.said-undo"
            defaultMessage="You can undo this for {seconds} seconds."
            values={{ seconds: UNDO_LIKE_MS / 1000 }}
          />
        </>
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
      <FormattedMessage id="swipe.over-body" defaultMessage="Check back another day, or search more widely now." />
    </EmptyState>
  );
}
