import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { Heart } from '~/ui/Icon/icons';
import { Cluster, Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import type { SignupMatches } from '../match-finder/match-finder';
import { SuggestedPeople, type SuggestedPeopleProps } from './SuggestedPeople';

export interface SignupMatchesScreenProps extends SignupMatches, Pick<SuggestedPeopleProps, 'renderAction'> {}

/** The first people for a new member, and links to go on. */
export function SignupMatchesScreen({ name, people, silent, parts, renderAction }: SignupMatchesScreenProps) {
  return (
    <Page>
      <PageHeader
        title={<FormattedMessage id="finder.welcome" defaultMessage="Good to see you, {name}" values={{ name }} />}
        action={
          <ButtonLink to="/members">
            <FormattedMessage id="finder.all-members" defaultMessage="See all members" />
          </ButtonLink>
        }
      >
        {silent ? (
          <FormattedMessage
            id="finder.welcome-silent"
            defaultMessage="These people were here recently. The more your profile says, the better we can tell who suits you."
          />
        ) : (
          <FormattedMessage
            id="finder.welcome-lead"
            defaultMessage="These people were here recently and have something in common with you. A like is a first hello."
          />
        )}
      </PageHeader>
      <Stack $gap={8}>
        {people.length === 0 ? (
          <EmptyState
            illustration={<Heart size={44} aria-hidden />}
            title={<FormattedMessage id="finder.welcome-nobody" defaultMessage="You’re among the first here" />}
          >
            <FormattedMessage
              id="finder.welcome-nobody-body"
              defaultMessage="Nobody from your country fits yet. Search more widely, and check back soon: new people join every day."
            />
          </EmptyState>
        ) : (
          <SuggestedPeople people={people} renderAction={renderAction} />
        )}
        <Cluster $justify="center">
          <ButtonLink to="/members" size="lg">
            <FormattedMessage id="finder.all-members" defaultMessage="See all members" />
          </ButtonLink>
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
    </Page>
  );
}
