import { Form, Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { color, fontSize, radius, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { SearchX } from '~/ui/Icon/icons';
import { Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import type { MatchFinderResults } from './match-finder';
import { questionName } from './MatchWords';
import { SuggestedPeople, type SuggestedPeopleProps } from './SuggestedPeople';

const Changes = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize('sm')};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 0 ${space(3)};
    border-radius: ${radius('full')};
    background: ${color('chip')};
    color: ${color('on-chip')};
    text-decoration: none;
  }
`;

const Foot = styled(Stack)`
  margin-top: ${space(10)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export interface MatchResultsScreenProps extends Pick<SuggestedPeopleProps, 'renderAction'> {
  page: MatchFinderResults;
}

export function MatchResultsScreen({ page, renderAction }: MatchResultsScreenProps) {
  const { people, questions, examined, realOnly, placeMissing } = page;
  const intl = useIntl();
  return (
    <Page>
      <PageHeader
        title={<FormattedMessage id="finder.results-title" defaultMessage="Who fits best" />}
        action={
          <ButtonLink to={realOnly ? '/match-finder' : '/match-finder?real=1'} variant="ghost" size="sm">
            {realOnly ? (
              <FormattedMessage id="finder.all-profiles" defaultMessage="All profiles" />
            ) : (
              <FormattedMessage id="finder.real-only" defaultMessage="Real members only" />
            )}
          </ButtonLink>
        }
      >
        <FormattedMessage
          id="finder.results-lead"
          defaultMessage="From {examined, plural, one {# recently active profile} other {# recently active profiles}} that fit your first wishes; anyone you already like is left out. We only know what people say about themselves."
          values={{ examined }}
        />
      </PageHeader>
      <Stack $gap={6}>
        <Changes aria-label={intl.formatMessage({ id: 'finder.change', defaultMessage: 'Change an answer' })}>
          <FormattedMessage id="finder.change" defaultMessage="Change an answer" tagName="span" />
          {questions.map((name) => (
            <Link key={name} to={`/match-finder?question=${name}`}>
              {questionName(intl, name)}
            </Link>
          ))}
        </Changes>
        {placeMissing ? (
          <Alert tone="info">
            <FormattedMessage
              id="finder.place-missing"
              defaultMessage="We don’t know your town, so “near” can’t count for or against anybody. Add your town to your profile."
            />
          </Alert>
        ) : null}
        {people.length === 0 ? (
          <Nobody realOnly={realOnly} />
        ) : (
          <SuggestedPeople people={people} renderAction={renderAction} />
        )}
      </Stack>
      <Foot $gap={2}>
        <FormattedMessage
          id="finder.private"
          defaultMessage="Only you see your answers. They are kept until you delete them."
          tagName="p"
        />
        <Form method="post" action="/match-finder">
          <input type="hidden" name="intent" value="forget" />
          <Button variant="quiet" size="sm">
            <FormattedMessage id="finder.forget" defaultMessage="Delete my answers" />
          </Button>
        </Form>
      </Foot>
    </Page>
  );
}

function Nobody({ realOnly }: Pick<MatchFinderResults, 'realOnly'>) {
  const { fictional } = useShell().brand;
  return (
    <EmptyState
      illustration={<SearchX size={44} aria-hidden />}
      title={<FormattedMessage id="finder.nobody" defaultMessage="Nobody new fits these wishes" />}
      action={
        <ButtonLink to="/match-finder?question=ages">
          <FormattedMessage id="finder.nobody-action" defaultMessage="Widen the ages" />
        </ButtonLink>
      }
    >
      {realOnly ? (
        <FormattedMessage
          id="finder.nobody-real"
          defaultMessage="You’ve left out every {fictional}. Wider ages or a greater distance may help."
          values={{ fictional: fictional.singular }}
        />
      ) : (
        <FormattedMessage id="finder.nobody-body" defaultMessage="Wider ages or a greater distance may help." />
      )}
    </EmptyState>
  );
}
