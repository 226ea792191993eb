import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import type { PersonSummary } from '~/contract/person-summary';
import { fontSize, media, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { PeopleGrid } from '~/ui/Layout/Layout';

const Root = styled.section`
  max-width: 1328px;
  margin: 0 auto;
  padding: 0 ${space(4)} ${space(12)};
  ${media.up('md')} {
    padding: 0 ${space(6)} ${space(16)};
  }
`;

const Title = styled.h2`
  margin: 0 0 ${space(5)};
  font-size: ${fontSize('xl')};
`;

const More = styled.p`
  margin: ${space(6)} 0 0;
  text-align: center;
`;

/** Some of the profiles; renders nothing where this brand does not let visitors see any. */
export function Showcase({ people }: { people: PersonSummary[] }) {
  if (people.length === 0) return null;
  return (
    <Root>
      <Title>
        <FormattedMessage id="landing.some-profiles" defaultMessage="Some of the profiles here" />
      </Title>
      <PeopleGrid>
        {people.slice(0, 10).map((person) => (
          <PersonTile key={person.id} person={person} />
        ))}
      </PeopleGrid>
      <More>
        <ButtonLink to="/members" variant="ghost">
          <FormattedMessage id="landing.see-more" defaultMessage="See more people" />
        </ButtonLink>
      </More>
    </Root>
  );
}
