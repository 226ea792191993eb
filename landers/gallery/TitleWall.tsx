import { styled } from 'styled-components';
import { color, Copy, fontSize, media, OpenWays, PlainLine, SignupLink, space, useLander } from '~/landing/kit/kit';
import type { Mood } from './mood-css';
import { Plan } from './Plan';
import { Poster } from './Poster';
import type { Room } from './rooms';

const Panel = styled.header`
  position: relative;
  flex: none;
  display: grid;
  /* Aligned to the top on phones: if a line breaks differently once the font is loaded, only the following lines
     move. */
  align-content: start;
  gap: ${space(4)};
  width: min(80vw, 30rem);
  padding: calc(var(--h) * 0.07) ${space(3)} calc(var(--h) * 0.14) ${space(5)};
  scroll-snap-align: start;
  ${media.up('lg')} {
    align-content: center;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${space(12)};
    /* Without the padding, which on very wide screens extends to the edge of the page. */
    box-sizing: content-box;
    width: clamp(38rem, 58vw, 68rem);
    padding-inline: max(${space(6)}, (100vw - 1328px) / 2 + ${space(6)}) ${space(8)};
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(4)};
  justify-items: start;
`;

const Headline = styled.h1`
  font-size: clamp(2rem, 9.5vw, 2.75rem);
  line-height: 1.02;
  em {
    display: inline-block;
    color: var(--stress);
    font-style: normal;
    border-bottom: 0.08em solid ${color('primary')};
  }
  ${media.up('lg')} {
    font-size: clamp(2.75rem, calc(var(--h) * 0.08), 6.5rem);
  }
`;

const Lead = styled.p`
  max-width: 32rem;
  color: var(--ink-muted);
  ${media.up('lg')} {
    font-size: ${fontSize('lg')};
  }
`;

/** The wall at the entrance: what the exhibition shows, the plan of the rooms, and the way in. */
export function TitleWall({ rooms, mood }: { rooms: readonly Room[]; mood: Mood }) {
  const { signupOpen } = useLander();
  const isEmpty = rooms.length === 0;
  return (
    <Panel data-stop>
      <Poster mood={mood} />
      <Words>
        <Headline>
          <Copy slot="headline" />
        </Headline>
        <PlainLine />
        {isEmpty ? (
          <h2>
            <Copy slot="empty-title" />
          </h2>
        ) : null}
        <Lead>
          <Copy slot={isEmpty ? 'empty-lead' : 'lead'} />
        </Lead>
        {isEmpty ? null : <Plan rooms={rooms} />}
        {signupOpen ? (
          <SignupLink>
            <Copy slot="action" />
          </SignupLink>
        ) : (
          <>
            <p>
              <Copy slot="closed" />
            </p>
            <OpenWays />
          </>
        )}
      </Words>
    </Panel>
  );
}
