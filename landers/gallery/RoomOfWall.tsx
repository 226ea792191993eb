import { styled } from 'styled-components';
import { color, Copy, fontSize, fontWeight, media, space, useCopy } from '~/landing/kit/kit';
import { Exhibit } from './Exhibit';
import type { Room } from './rooms';

const Root = styled.section`
  flex: none;
  display: flex;
  scroll-snap-align: start;
`;

// Letters on the edge of the wall, as one walks into the room.
const Sign = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-block: ${space(8)} calc(var(--h) * 0.16);
  padding-inline: ${space(4)};
  border-inline-start: 1px solid var(--hairline);
  writing-mode: vertical-rl;
  rotate: 180deg;
  justify-content: flex-end;
  p {
    color: var(--ink-muted);
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
  }
  h2 {
    font-size: ${fontSize('3xl')};
    line-height: 1.1;
    text-wrap: nowrap;
  }
  b {
    display: inline-block;
    color: var(--ink);
    padding-block: ${space(1)};
    border-inline-start: 3px solid ${color('primary')};
  }
  ${media.up('lg')} {
    padding-inline: ${space(6)};
    h2 {
      font-size: ${fontSize('4xl')};
    }
  }
`;

const List = styled.ul`
  display: flex;
  gap: clamp(1.5rem, calc(var(--h) * 0.07), 4.5rem);
  padding-inline: ${space(6)} clamp(2.5rem, calc(var(--h) * 0.12), 7rem);
`;

/** One room: the interest that its people share, then their pictures. */
export function RoomOfWall({ room, at, eager }: { room: Room; at: number; eager: boolean }) {
  const rest = useCopy('room-rest');
  return (
    <Root id={`room-${at + 1}`} aria-labelledby={`room-${at + 1}-name`}>
      <Sign>
        <h2 id={`room-${at + 1}-name`}>{room.interest ?? rest}</h2>
        <p>
          <Copy slot="room" /> {at + 1}
        </p>
      </Sign>
      <List>
        {room.people.map((person, place) => (
          <Exhibit key={person.id} person={person} eager={eager && place === 0} />
        ))}
      </List>
    </Root>
  );
}
