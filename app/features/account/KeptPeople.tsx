import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useShell } from '~/live/use-shell';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { Chip } from '~/ui/Chip/Chip';
import type { KeptPerson } from './kept-choices';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 148px), 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Person = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
`;

const Picture = styled.img`
  flex: none;
  width: 48px;
  height: 64px;
  object-fit: cover;
  border-radius: ${radius('sm')};
  background: ${color('skeleton')};
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(1)};
  min-width: 0;
`;

const Name = styled.span`
  font-weight: ${fontWeight('strong')};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Warning = styled.p`
  font-size: ${fontSize('sm')};
  text-wrap: pretty;
`;

/** Liked people, small. A made-up profile says so here too, before anybody signs up because of it. */
export function KeptPeople({ people, icon }: { people: readonly KeptPerson[]; icon: ReactNode }) {
  const { fictional } = useShell().brand;
  return (
    <>
      <List>
        {people.map((person) => (
          <Person key={person.id}>
            {person.thumb ? <Picture src={`/photos/${person.thumb}`} alt="" width={48} height={64} /> : null}
            <Words>
              <Name>{person.name}</Name>
              {person.fictional ? (
                <Chip tone="info" icon={icon}>
                  {fictional.singular}
                </Chip>
              ) : null}
            </Words>
          </Person>
        ))}
      </List>
      {people.some((person) => person.fictional) ? <Warning>{fictional.warning}</Warning> : null}
    </>
  );
}
