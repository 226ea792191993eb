import { styled } from 'styled-components';
import { color, CopyItems, fontSize, media, space, useLander } from '~/landing/kit/kit';

const List = styled.ul`
  display: grid;
  gap: ${space(4)} ${space(10)};
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(8)} ${space(5)} ${space(10)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  ${media.up('md')} {
    grid-template-columns: repeat(3, 1fr);
    padding-inline: ${space(6)};
  }
  li {
    padding-top: ${space(3)};
    border-top: 2px solid ${color('primary')};
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
