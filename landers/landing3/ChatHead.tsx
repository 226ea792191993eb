import { styled } from 'styled-components';
import {
  ageAndPlace,
  color,
  FictionalChip,
  fontSize,
  fontWeight,
  type LanderPerson,
  radius,
  space,
} from '~/landing/kit/kit';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('surface-raised')};
`;

const Face = styled.img`
  flex: none;
  width: 52px;
  height: 52px;
  border-radius: ${radius('full')};
  object-fit: cover;
  object-position: 50% 30%;
  background: ${color('surface-sunken')};
`;

const Words = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  line-height: 1.3;
`;

const Name = styled.h2`
  font-size: ${fontSize('md')};
  font-weight: ${fontWeight('strong')};
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** The head of the conversation: picture, name, age, place, and the label of a fictional profile. */
export function ChatHead({ person }: { person: LanderPerson }) {
  return (
    <Root>
      <Face src={person.thumb} alt="" width={52} height={52} {...{ fetchpriority: 'low' }} />
      <Words>
        <Name>{person.name}</Name>
        <Facts>{ageAndPlace(person)}</Facts>
      </Words>
      {person.fictional ? <FictionalChip /> : null}
    </Root>
  );
}
