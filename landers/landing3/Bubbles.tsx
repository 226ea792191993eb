import { styled } from 'styled-components';
import {
  color,
  Copy,
  fontSize,
  fontWeight,
  type LanderPerson,
  Portrait,
  radius,
  shadow,
  space,
} from '~/landing/kit/kit';
import { intoBubbles } from './speak';

const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
`;

const Bubble = styled.li`
  max-width: 86%;
  padding: ${space(3)} ${space(4)};
  border-radius: max(${radius('md')}, 12px);
  border-end-start-radius: 4px;
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow: ${shadow('sm')};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Photo = styled(Bubble)`
  width: min(62%, 15rem);
  padding: ${space(1)};
  > span {
    border-radius: max(calc(${radius('md')} - 4px), 8px);
  }
`;

const Label = styled.p`
  margin-bottom: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
`;

/** The profile's picture, words and interests, each in a bubble of its own. Nothing is invented. */
export function Bubbles({ person }: { person: LanderPerson }) {
  const says = (
    <span className="visually-hidden">
      <Copy slot="says" />{' '}
    </span>
  );
  return (
    <List>
      <Photo>
        <Portrait person={person} sizes="(min-width: 480px) 232px, 48vw" loading="high" />
      </Photo>
      {intoBubbles(person.about).map((text) => (
        <Bubble key={text}>
          {says}
          <span lang={person.language}>{text}</span>
        </Bubble>
      ))}
      {person.interests.length > 0 ? (
        <Bubble>
          <Label>
            <Copy slot="likes" />
          </Label>
          {person.interests.join(', ')}
        </Bubble>
      ) : null}
    </List>
  );
}
