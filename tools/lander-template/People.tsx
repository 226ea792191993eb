import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  fontWeight,
  gridGap,
  media,
  nameAndAge,
  personUrl,
  Portrait,
  space,
  useLander,
} from '~/landing/kit/kit';

const Section = styled.section`
  max-width: 1136px;
  margin: 0 auto;
  padding: 0 ${space(4)} ${space(16)};
`;

const Title = styled.h2`
  font-size: ${fontSize('xl')};
`;

const Text = styled.p`
  max-width: 60ch;
  margin-block: ${space(2)} ${space(6)};
  color: ${color('text-muted')};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${gridGap};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.up('md')} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Card = styled.a`
  display: block;
  color: ${color('text')};
  text-decoration: none;
`;

const Name = styled.span`
  display: block;
  padding-top: ${space(2)};
  font-weight: ${fontWeight('strong')};
`;

/** Four fictional profiles with their labels; choosing one shows the person, and the way in. */
export function People() {
  const view = useLander();
  return (
    <Section>
      <Title>
        <Copy slot="people-title" />
      </Title>
      <Text>
        <Copy slot="people-text" />
      </Text>
      <Grid>
        {view.people.slice(0, 4).map((person) => (
          <li key={person.id}>
            <Card href={personUrl(person)}>
              <Portrait person={person} sizes="(min-width: 768px) 264px, 50vw" />
              <Name>{nameAndAge(person)}</Name>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
