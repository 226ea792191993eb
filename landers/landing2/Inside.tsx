import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  ageAndPlace,
  Chip,
  color,
  Copy,
  fontSize,
  fontWeight,
  type LanderPerson,
  media,
  space,
  useLander,
} from '~/landing/kit/kit';

const Contents = styled.ol`
  border-top: 2px solid ${color('text')};
  counter-reset: page;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  padding: ${space(4)} 0;
  border-bottom: 1px solid ${color('line')};
  counter-increment: page;
  &::before {
    color: ${color('primary-text')};
    font-size: ${fontSize('2xl')};
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    content: counter(page);
  }
  ${media.up('md')} {
    grid-template-columns: 4rem minmax(0, 1fr);
    padding: ${space(5)} 0;
  }
`;

const Title = styled.h2`
  margin-bottom: ${space(2)};
  font-size: ${fontSize('lg')};
`;

const Quote = styled.blockquote`
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('regular')};
  line-height: 1.5;
  text-wrap: pretty;
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Note = styled.p`
  color: ${color('text-muted')};
`;

function Page({ slot, children }: { slot: string; children: ReactNode }) {
  return (
    <Entry>
      <div>
        <Title>
          <Copy slot={slot} />
        </Title>
        {children}
      </div>
    </Entry>
  );
}

/** The inside of the issue: what the profile says, and who wrote it. */
export function Inside({ person }: { person: LanderPerson }) {
  const { fictional } = useLander();
  const facts = ageAndPlace(person);
  return (
    <Contents>
      {person.about ? (
        <Page slot="words">
          <Quote lang={person.language}>{person.about}</Quote>
        </Page>
      ) : null}
      {person.interests.length > 0 ? (
        <Page slot="interests">
          <Chips>
            {person.interests.map((interest) => (
              <li key={interest}>
                <Chip>{interest}</Chip>
              </li>
            ))}
          </Chips>
        </Page>
      ) : null}
      <Page slot="imprint">
        <Note>
          {person.fictional ? fictional.warning : null} {facts ? `${person.name}: ${facts}.` : null}
        </Note>
      </Page>
    </Contents>
  );
}
