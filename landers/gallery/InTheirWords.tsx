import { styled } from 'styled-components';
import { Chip, color, Copy, fontSize, type LanderPerson, space } from '~/landing/kit/kit';

const About = styled.blockquote`
  padding-inline-start: ${space(4)};
  border-inline-start: 3px solid ${color('primary')};
  font-size: ${fontSize('lg')};
  line-height: 1.5;
`;

const Part = styled.h3`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Loves = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** What a profile says about itself and what it likes. Renders nothing if it says nothing. */
export function InTheirWords({ person }: { person: LanderPerson }) {
  return (
    <>
      {person.about ? (
        <>
          <Part>
            <Copy slot="words" />
          </Part>
          <About lang={person.language}>{person.about}</About>
        </>
      ) : null}
      {person.interests.length > 0 ? (
        <>
          <Part>
            <Copy slot="loves" />
          </Part>
          <Loves>
            {person.interests.map((interest) => (
              <li key={interest}>
                <Chip>{interest}</Chip>
              </li>
            ))}
          </Loves>
        </>
      ) : null}
    </>
  );
}
