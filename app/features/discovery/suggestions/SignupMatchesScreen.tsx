import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { MessagePrice } from '~/features/chat/pricing/MessagePrice';
import { color, fontSize, media, space, zIndex } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Heart } from '~/ui/Icon/icons';
import { Cluster, Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import type { SignupMatches } from '../match-finder/match-finder';
import { SuggestionCards, type SuggestionCardsProps } from './SuggestionCards';
import { leadOf } from './suggestion-lead';
import { SuggestionLeadWords } from './SuggestionLeadWords';

/** Stays at the lower edge of the window, above the tab bar of phones, so that one can always go on. */
const Onward = styled.nav`
  position: sticky;
  bottom: calc(56px + env(safe-area-inset-bottom));
  z-index: ${zIndex('raised')};
  display: flex;
  justify-content: center;
  margin-top: ${space(6)};
  padding: ${space(2)} 0;
  background: ${color('surface')};
  box-shadow: 0 -1px 0 ${color('line')};
  > a {
    width: 100%;
    max-width: 360px;
  }
  ${media.up('md')} {
    bottom: 0;
    padding: ${space(3)} 0;
  }
`;

/** What has the focus is scrolled to above the bar, which is never higher than this. */
const Room = styled.div`
  a,
  button {
    scroll-margin-bottom: ${space(24)};
  }
`;

const Costs = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export interface SignupMatchesScreenProps extends SignupMatches, Pick<SuggestionCardsProps, 'renderLike'> {}

/** The first people for a new member as large cards, and the way on, which is always in sight. */
export function SignupMatchesScreen(props: SignupMatchesScreenProps) {
  const { name, people, silent, price, unconfirmed, wider, parts, renderLike } = props;
  const writable = people.some((person) => person.writable);
  return (
    <Page>
      <PageHeader
        title={<FormattedMessage id="finder.welcome" defaultMessage="Good to see you, {name}" values={{ name }} />}
      >
        {people.length > 0 ? <SuggestionLeadWords lead={leadOf(people, silent)} /> : null}
      </PageHeader>
      <Room>
        <Stack $gap={5}>
          {writable ? (
            <Costs>
              <FormattedMessage
                id="finder.message-price"
                defaultMessage="Likes are free. {price}."
                values={{ price: <MessagePrice price={price} fictional={false} /> }}
              />
              {unconfirmed ? (
                <>
                  {' '}
                  <FormattedMessage
                    id="chat.confirm-first"
                    defaultMessage="Please confirm your e-mail address first: we’ve sent you a link. Then you can write and get replies."
                  />
                </>
              ) : null}
            </Costs>
          ) : null}
          {people.length === 0 ? (
            <EmptyState
              illustration={<Heart size={44} aria-hidden />}
              title={<FormattedMessage id="finder.welcome-nobody" defaultMessage="You’re among the first here" />}
              action={
                <ButtonLink to={wider} size="lg">
                  <FormattedMessage id="finder.search-wider" defaultMessage="Search more widely" />
                </ButtonLink>
              }
            >
              <FormattedMessage
                id="finder.nobody-yet"
                defaultMessage="Nobody who fits what we know of you is here yet. A wider search leaves out country, ages and distance; and new people join, so look again soon."
              />
            </EmptyState>
          ) : (
            <SuggestionCards people={people} renderLike={renderLike} />
          )}
          <Cluster $justify="center">
            {parts.includes('match_finder') ? (
              <ButtonLink to="/match-finder" size="lg" variant="ghost">
                <FormattedMessage id="finder.title" defaultMessage="Match finder" />
              </ButtonLink>
            ) : null}
            {parts.includes('swipe_game') ? (
              <ButtonLink to="/swipe-game" size="lg" variant="ghost">
                <FormattedMessage id="swipe.title" defaultMessage="Swipe game" />
              </ButtonLink>
            ) : null}
          </Cluster>
        </Stack>
      </Room>
      <Onward>
        <ButtonLink to="/members" size="lg" variant={people.length === 0 ? 'ghost' : 'primary'}>
          <FormattedMessage id="finder.go-on" defaultMessage="Go on to all members" />
        </ButtonLink>
      </Onward>
    </Page>
  );
}
