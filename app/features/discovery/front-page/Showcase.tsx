import { FormattedMessage } from 'react-intl';
import { css, styled } from 'styled-components';
import type { PersonSummary } from '~/contract/person-summary';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import { breakpoints, fontSize, gridGap, media, pull, space } from '~/theme/tokens';
import type { Landing } from '~/theme/theme';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { PeopleGrid } from '~/ui/Layout/Layout';
import { Section } from './LandingParts';
import { PeopleRows } from './PeopleRows';

const Title = styled.h2`
  margin: 0 0 ${space(5)};
  font-size: ${fontSize('xl')};
`;

const More = styled.p`
  margin: ${space(6)} 0 0;
  text-align: center;
`;

/** Cards to swipe, up to the edges of a phone. */
const Rail = styled.div`
  display: flex;
  gap: ${gridGap};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  margin-inline: ${pull(4)};
  padding: ${space(1)} ${space(4)} ${space(3)};
  scroll-padding-inline: ${space(4)};
  > * {
    flex: 0 0 min(62vw, 250px);
    scroll-snap-align: start;
  }
  ${media.up('md')} {
    margin-inline: ${pull(6)};
    padding-inline: ${space(6)};
    scroll-padding-inline: ${space(6)};
  }
`;

/** One large card and smaller ones, in full rows at every width. */
const Mosaic = styled(PeopleGrid)`
  > :first-child {
    grid-area: span 2 / span 2;
  }
  @media (min-width: ${breakpoints.sm}px) and (max-width: ${breakpoints.xl - 0.02}px) {
    > :nth-child(7) {
      display: none;
    }
  }
  @media (min-width: ${breakpoints.lg}px) and (max-width: ${breakpoints.xl - 0.02}px) {
    > :nth-child(6) {
      display: none;
    }
  }
`;

const Inside = styled.div<{ $centered: boolean }>`
  ${({ $centered }) =>
    $centered &&
    css`
      ${Title} {
        text-align: center;
      }
    `}
`;

export interface ShowcaseProps {
  landing: Landing;
  people: readonly PersonSummary[];
}

/** Some of the profiles, in the form of the theme; renders nothing where this brand does not let visitors see any. */
export function Showcase({ landing, people }: ShowcaseProps) {
  const { form, ground } = landing.people;
  if (people.length === 0) return null;
  return (
    <Section $ground={ground} $rhythm={landing.rhythm}>
      <Inside $centered={landing.hero.form === 'arcade'}>
        <Title>
          <FormattedMessage id="landing.some-profiles" defaultMessage="Some of the profiles here" />
        </Title>
        <People form={form} people={people} />
        <More>
          <ButtonLink to="/members" variant="ghost">
            <FormattedMessage id="landing.see-more" defaultMessage="See more people" />
          </ButtonLink>
        </More>
      </Inside>
    </Section>
  );
}

function People({ form, people }: { form: Landing['people']['form']; people: readonly PersonSummary[] }) {
  if (form === 'rows') return <PeopleRows people={people.slice(0, 6)} />;
  const mosaic = form === 'mosaic' && people.length >= 7;
  const Form = form === 'rail' ? Rail : mosaic ? Mosaic : PeopleGrid;
  return (
    <Form>
      {people.slice(0, mosaic ? 7 : 10).map((person) => (
        <PersonTile key={person.id} person={person} level={3} />
      ))}
    </Form>
  );
}
