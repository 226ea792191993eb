import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { PersonSummary } from '~/contract/person-summary';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import { color, media, radius, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { MessageCircle } from '~/ui/Icon/icons';
import type { SignupSuggestion } from '../match-finder/match-finder';
import { MatchReasons } from '../match-finder/MatchReasons';

const Grid = styled.ul`
  display: grid;
  gap: ${space(5)};
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The picture as wide as the card, below it the reasons, and at the lower edge what one can do. */
const Card = styled.li`
  display: flex;
  flex-direction: column;
  padding: ${space(3)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  /* On a phone the first card's reasons and buttons are in sight too, above the bar that stays at the lower edge. */
  ${media.down('sm')} {
    --picture-most: max(240px, calc(100svh - 600px));
  }
`;

const Below = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(1)} ${space(1)};
`;

/** Side by side; one below the other only where large text leaves no room. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space(2)};
`;

export interface SuggestionCardsProps {
  people: readonly SignupSuggestion[];
  /** Renders the like button of a card, which belongs to the feature of likes. */
  renderLike: (person: PersonSummary) => ReactNode;
}

/** Large cards: who someone is, why they are suggested, and a like and a message where the brand answers. */
export function SuggestionCards({ people, renderLike }: SuggestionCardsProps) {
  return (
    <Grid>
      {people.map(({ person, writable, ...why }, index) => (
        <Card key={person.id}>
          <PersonTile person={person} eager={index < 2} />
          <Below>
            <MatchReasons {...why} />
            <Actions>
              {renderLike(person)}
              {writable ? <MessageLink person={person} /> : null}
            </Actions>
          </Below>
        </Card>
      ))}
    </Grid>
  );
}

function MessageLink({ person: { id, name } }: { person: PersonSummary }) {
  const intl = useIntl();
  return (
    <ButtonLink
      to={`/members/${id}/chat`}
      size="lg"
      wide
      aria-label={intl.formatMessage({ id: 'finder.message-name', defaultMessage: 'Message to {name}' }, { name })}
    >
      <MessageCircle size={20} aria-hidden />
      <FormattedMessage id="members.message" defaultMessage="Message" />
    </ButtonLink>
  );
}
