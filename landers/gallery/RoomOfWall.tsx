import { styled } from 'styled-components';
import { Copy, fontSize, fontWeight, media, space, useCopy } from '~/landing/kit/kit';
import { Exhibit } from './Exhibit';
import type { Room } from './rooms';

const Root = styled.section`
  flex: none;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  scroll-snap-align: start;
  ${media.up('md')} {
    display: flex;
  }
`;

/** Stays in view while its room is scrolled; on wide screens it is vertical lettering at the edge of the wall. */
const Sign = styled.header`
  position: sticky;
  inset-inline-start: 0;
  display: flex;
  flex-direction: row-reverse;
  align-items: baseline;
  gap: ${space(3)};
  width: fit-content;
  padding: ${space(6)} ${space(5)} 0;
  p {
    color: var(--ink-muted);
    font-size: ${fontSize('sm')};
    font-weight: ${fontWeight('strong')};
  }
  h2 {
    font-size: ${fontSize('2xl')};
    line-height: 1.1;
    text-wrap: nowrap;
  }
  ${media.up('md')} {
    position: static;
    flex-direction: row;
    justify-content: flex-end;
    gap: ${space(4)};
    width: auto;
    margin: ${space(12)} 0 calc(var(--h) * 0.16);
    padding: 0 ${space(5)};
    /* After the rotation by 180 degrees this is the left edge. */
    border-block-start: 1px solid var(--hairline);
    writing-mode: vertical-rl;
    rotate: 180deg;
    h2 {
      font-size: ${fontSize('4xl')};
    }
  }
`;

const List = styled.ul`
  display: flex;
  gap: clamp(1.5rem, calc(var(--h) * 0.07), 4.5rem);
  padding-inline: ${space(5)} clamp(2.5rem, calc(var(--h) * 0.12), 7rem);
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
