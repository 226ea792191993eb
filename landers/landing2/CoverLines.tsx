import { styled } from 'styled-components';
import { Copy, fontSize, type LanderPerson, space } from '~/landing/kit/kit';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(4)};
`;

const Line = styled.li`
  line-height: 1.15;
  span {
    display: block;
    margin-bottom: 2px;
    font-size: ${fontSize('xs')};
    font-weight: 600;
    opacity: 0.92;
  }
  b {
    font-size: clamp(1.0625rem, 4.4cqi, 1.5rem);
    font-weight: 800;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
`;

/** Four lines on the cover, each about an interest of the profile. */
export function CoverLines({ person, className }: { person: LanderPerson; className?: string }) {
  const lines = person.interests.slice(0, 4);
  if (lines.length === 0) return null;
  return (
    <List className={className}>
      {lines.map((interest, at) => (
        <Line key={interest}>
          <span>
            <Copy slot={`line-${at + 1}`} />
          </span>
          <b>{interest}</b>
        </Line>
      ))}
    </List>
  );
}
