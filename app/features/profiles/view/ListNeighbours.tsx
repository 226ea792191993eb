import { Link, useLocation, useNavigate } from '@remix-run/react';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect';
import { useHydrated } from '~/page/use-hydrated';
import { color, fontSize, fontWeight, media, radius, space, sunkenOnHover } from '~/theme/tokens';
import { ChevronLeft, ChevronRight } from '~/ui/Icon/icons';
import { placeInList } from './list-neighbours';
import { useSideSwipe, type Side } from './use-side-swipe';

const Bar = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space(2)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-align: center;
  > :first-child {
    justify-self: start;
    text-align: start;
  }
  > :last-child {
    text-align: end;
    justify-self: end;
  }
`;

const Neighbour = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  padding: 0 ${space(2)};
  border-radius: ${radius('control')};
  color: ${color('text')};
  font-weight: ${fontWeight('strong')};
  line-height: 1.2;
  text-decoration: none;
  ${sunkenOnHover}
  svg {
    flex: none;
  }
`;

/** Beside the place in the list, large text leaves a narrow screen room for the arrow alone. */
const Words = styled.span`
  ${media.below(16)} {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

/** Elements where the arrows have another meaning; a gallery is one as a whole. */
const ELSEWHERE = 'input, select, textarea, summary, dialog, [role=menu], [contenteditable], [aria-roledescription]';

/** The photos of the page are swiped on their own. */
const NOT_SWIPED = `${ELSEWHERE}, [data-photos]`;

const pathOf = (id: string): string => `/members/${id}`;

/**
 * To the previous and the next person of the list that the profile was opened from, by buttons, arrow keys and a swipe
 * outside the photos. They take the place of this page in the history, so that going back leads to the list.
 */
export function ListNeighbours({ id }: { id: string }) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const intl = useIntl();
  // The server does not know the history.
  const found = placeInList(useHydrated() ? state : null, id);
  const { previous = null, next = null } = found ?? {};
  const goTo = useCallback(
    (side: Side) => {
      const to = side === 'previous' ? previous : next;
      if (to !== null) navigate(pathOf(to), { state, replace: true });
      return to !== null;
    },
    [previous, next, state, navigate],
  );
  useSideSwipe(NOT_SWIPED, goTo);
  // Not an effect after painting: anyone who presses as soon as the person is there would press in vain.
  useBrowserLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (target instanceof Element && target.closest(ELSEWHERE)) return;
      if (document.querySelector('dialog[open]')) return;
      const side = key === 'ArrowLeft' ? 'previous' : key === 'ArrowRight' ? 'next' : undefined;
      if (side && goTo(side)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [goTo]);
  if (!found) return null;
  const link = (to: string | null, label: ReactNode) =>
    to === null ? (
      <span />
    ) : (
      <Neighbour to={pathOf(to)} state={state} replace>
        {label}
      </Neighbour>
    );
  return (
    <Bar aria-label={intl.formatMessage({ id: 'members.neighbours', defaultMessage: 'The list you came from' })}>
      {link(
        previous,
        <>
          <ChevronLeft size={20} aria-hidden />
          <Words>
            <FormattedMessage id="members.previous-person" defaultMessage="Previous person" />
          </Words>
        </>,
      )}
      <span>
        <FormattedMessage
          id="members.place-in-list"
          defaultMessage="Person {place, number} of {count, number}"
          values={{ place: found.place, count: found.count }}
        />
      </span>
      {link(
        next,
        <>
          <Words>
            <FormattedMessage id="members.next-person" defaultMessage="Next person" />
          </Words>
          <ChevronRight size={20} aria-hidden />
        </>,
      )}
    </Bar>
  );
}
