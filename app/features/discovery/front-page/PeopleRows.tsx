import { Link } from '@remix-run/react';
import { styled } from 'styled-components';
import type { PersonSummary } from '~/contract/person-summary';
import { FictionalLabel } from '~/page/FictionalLabel';
import { usePhotoUrl } from '~/page/photo-url';
import { color, fontSize, fontWeight, media, mutedHere, portraitFill, radius, space } from '~/theme/tokens';
import { ChevronRight } from '~/ui/Icon/icons';

const List = styled.ul`
  display: grid;
  border-bottom: 1px solid ${color('line')};
  ${media.up('md')} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space(12)};
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: ${space(4)};
  align-items: center;
  padding-block: ${space(4)};
  border-top: 1px solid ${color('line')};
  ${media.below(16)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  width: 96px;
  aspect-ratio: 4 / 5;
  border-radius: ${radius('sm')};
  background: ${color('skeleton')};
  img {
    ${portraitFill}
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  h3 {
    font-size: ${fontSize('xl')};
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  h3 span {
    font-weight: 400;
  }
  p {
    color: ${mutedHere};
    font-weight: ${fontWeight('regular')};
  }
`;

/** People one below the other: a picture, and the name in large letters. The whole row is a link. */
export function PeopleRows({ people }: { people: readonly PersonSummary[] }) {
  const photoUrl = usePhotoUrl();
  return (
    <List>
      {people.map(({ id, name, age, place, thumb, fictional }) => (
        <Row key={id}>
          <Frame>{thumb ? <img src={photoUrl(thumb)} alt="" width={360} height={480} loading="lazy" /> : null}</Frame>
          <Words>
            <h3>
              <Link to={`/members/${id}`}>
                {name}
                {age === null ? null : <span> {age}</span>}
              </Link>
            </h3>
            {place ? <p>{place}</p> : null}
            {fictional ? <FictionalLabel /> : null}
          </Words>
          <ChevronRight size={20} aria-hidden />
        </Row>
      ))}
    </List>
  );
}
