import { styled } from 'styled-components';
import { color, FictionalChip, fontSize, nameAndAge, personUrl, space, type LanderPerson } from '~/landing/kit/kit';
import { Face } from './Face';

const Root = styled.header`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;
  padding: ${space(4)} ${space(5)};
`;

/** The whole head leads to the person. */
const Open = styled.a`
  color: inherit;
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:hover {
    text-decoration: underline;
  }
`;

const Round = styled.span`
  flex: none;
  width: 48px;
  height: 48px;
`;

const Who = styled.div`
  flex: 1 1 8em;
  min-width: 0;
  h2 {
    font-size: ${fontSize('md')};
    line-height: 1.3;
  }
  p {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
    line-height: 1.3;
  }
`;

/** The author of a post. The head has no label if the large picture below carries it. */
export function PostHead({ person, labelled }: { person: LanderPerson; labelled: boolean }) {
  return (
    <Root>
      <Round>
        <Face person={person} />
      </Round>
      <Who>
        <h2>
          <Open href={personUrl(person)}>{nameAndAge(person)}</Open>
        </h2>
        {person.place ? <p>{person.place}</p> : null}
      </Who>
      {labelled && person.fictional ? <FictionalChip /> : null}
    </Root>
  );
}
