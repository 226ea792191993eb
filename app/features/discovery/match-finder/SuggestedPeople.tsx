import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import type { PersonSummary } from '~/contract/person-summary';
import { color, media, radius, space } from '~/theme/tokens';
import { MatchReasons } from './MatchReasons';
import type { SuggestedPerson } from './match-finder';

const Grid = styled.ul`
  display: grid;
  gap: ${space(4)};
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The picture on the left, the reasons beside it. */
const Suggestion = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 12fr);
  gap: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius('lg')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
`;

/** The like button is below the reasons, so that the name has the whole width of the card. */
const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: end;
  justify-content: space-between;
  gap: ${space(3)};
  > :first-child {
    width: 100%;
  }
`;

export interface SuggestedPeopleProps {
  people: readonly SuggestedPerson[];
  /** Renders the like button of a card. */
  renderAction: (person: PersonSummary) => ReactNode;
}

export function SuggestedPeople({ people, renderAction }: SuggestedPeopleProps) {
  return (
    <Grid>
      {people.map(({ person, ...why }, index) => (
        <Suggestion key={person.id}>
          <PersonTile person={person} eager={index < 3} />
          <Side>
            <MatchReasons {...why} />
            {renderAction(person)}
          </Side>
        </Suggestion>
      ))}
    </Grid>
  );
}
