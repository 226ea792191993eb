import { styled } from 'styled-components';
import {
  Chip,
  color,
  Copy,
  fontSize,
  type LanderPerson,
  media,
  Portrait,
  SignupLink,
  space,
  useLander,
} from '~/landing/kit/kit';
import { Sheet } from './Sheet';

const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(4)};
`;

const Name = styled.h2`
  font-size: ${fontSize('3xl')};
`;

const Muted = styled.p`
  color: ${color('text-muted')};
`;

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

const Honest = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

const Picture = styled.div`
  width: min(100%, 13rem);
  ${media.up('md')} {
    width: 100%;
  }
`;

/** The short story behind a picture. Opened by the browser itself, so it needs no script. */
export function Story({ person }: { person: LanderPerson }) {
  const { fictional, signupOpen } = useLander();
  const id = `story-${person.id}`;
  return (
    <Sheet id={id} labelledBy={`${id}-name`}>
      <Picture>
        <Portrait person={person} sizes="(max-width: 767px) 208px, 420px" />
      </Picture>
      <Words>
        <Name id={`${id}-name`}>{person.age === null ? person.name : `${person.name}, ${person.age}`}</Name>
        {person.place ? <Muted>{person.place}</Muted> : null}
        {person.about ? (
          <>
            <Part>
              <Copy slot="words" />
            </Part>
            <About>{person.about}</About>
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
        {person.fictional ? <Honest>{fictional.warning}</Honest> : null}
        {signupOpen ? (
          <div>
            <SignupLink likes={[person.id]}>
              <span>
                <Copy slot="like" /> {person.name}
              </span>
            </SignupLink>
          </div>
        ) : (
          <p>
            <Copy slot="closed" />
          </p>
        )}
      </Words>
    </Sheet>
  );
}
