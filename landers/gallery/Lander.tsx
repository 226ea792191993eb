import { styled } from 'styled-components';
import { media, space, useCopy, useLander, color, CopyItems, fontSize } from '~/landing/kit/kit';
import { Controls } from './Controls';
import { Exit } from './Exit';
import { Light } from './Light';
import { type Mood, moodCss, moodOf } from './mood-css';
import { RoomOfWall } from './RoomOfWall';
import { roomsOf } from './rooms';
import { Story } from './Story';
import { TitleWall } from './TitleWall';

const Hall = styled.div<{ $mood: Mood }>`
  ${({ $mood }) => moodCss[$mood]}
  /* The height of the wall, to which all sizes on it are relative. */
  --h: clamp(30rem, 100svh - 8rem, 44rem);
  position: relative;
  isolation: isolate;
  background: linear-gradient(transparent calc(100% - 5.25rem), var(--floor) 0), var(--wall);
  color: var(--ink);
  overflow: clip;
  ${media.up('lg')} {
    --h: clamp(32rem, 100svh - 9rem, 88rem);
  }
`;

const Wall = styled.div`
  display: flex;
  /* Higher only if the text is larger or the window lower than usual. */
  min-height: var(--h);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space(6)};
  scrollbar-color: var(--ink-muted) transparent;
  scrollbar-width: thin;
  &:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: -5px;
  }
`;

const PointList = styled.ul`
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

/** An exhibition: one long wall that scrolls sideways, with a story behind every picture. */
export default function Gallery() {
  const { people, slug } = useLander();
  const rooms = roomsOf(people);
  const mood = moodOf(slug);
  return (
    <>
      <Hall $mood={mood}>
        <Light mood={mood} />
        <Wall data-wall role="region" aria-label={useCopy('wall')} tabIndex={0}>
          <TitleWall rooms={rooms} mood={mood} />
          {rooms.map((room, at) => (
            <RoomOfWall key={at} room={room} at={at} eager={at === 0} />
          ))}
          {people.length > 0 ? <Exit mood={mood} /> : null}
        </Wall>
        {people.length > 0 ? <Controls /> : null}
      </Hall>
      {rooms.flatMap(({ people: there }) => there.map((person) => <Story key={person.id} person={person} />))}
      <Points />
    </>
  );
}

function Points() {
  const { people } = useLander();
  const slots = people.length > 0 ? ['point-1', 'point-2', 'point-3'] : ['point-2'];
  return (
    <PointList>
      <CopyItems slots={slots} />
    </PointList>
  );
}
