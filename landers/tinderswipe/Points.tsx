import { styled } from 'styled-components';
import { color, CopyItems, fontSize, media, space, useLander } from '~/landing/kit/kit';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)} 0;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  li {
    max-width: 34rem;
    padding-left: ${space(4)};
    border-left: 2px solid ${color('primary')};
  }
  ${media.up('lg')} {
    grid-area: points;
    align-content: start;
    padding: 0;
  }
`;

/** The facts about this page. */
export function Points() {
  const { people } = useLander();
  const slots = people.length > 0 ? ['point-1', 'point-2', 'point-3'] : ['point-2'];
  return (
    <List>
      <CopyItems slots={slots} />
    </List>
  );
}
