import { styled } from 'styled-components';
import { media, space, useCopy, useLander } from '~/landing/kit/kit';
import { Controls } from './Controls';
import { Exit } from './Exit';
import { Light } from './Light';
import { type Mood, moodCss, moodOf } from './mood-css';
import { Points } from './Points';
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
