import { styled } from 'styled-components';
import { color, Copy, fontSize, media, OpenWays, SignupLink, space, useLander } from '~/landing/kit/kit';
import type { Mood } from './mood-css';
import { Poster } from './Poster';

const Panel = styled.section`
  flex: none;
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(5)};
  width: min(88vw, 34rem);
  padding: ${space(6)} ${space(6)} calc(var(--h) * 0.14);
  border-inline-start: 1px solid var(--hairline);
  scroll-snap-align: end;
  ${media.up('lg')} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space(14)};
    width: clamp(46rem, 62vw, 64rem);
    padding-inline: ${space(14)};
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(5)};
`;

const Title = styled.h2`
  font-size: ${fontSize('3xl')};
  line-height: 1.1;
  em {
    color: var(--stress);
    font-style: normal;
    border-bottom: 0.08em solid ${color('primary')};
  }
  ${media.up('lg')} {
    font-size: 3rem;
  }
`;

const Lead = styled.p`
  max-width: 30rem;
  color: var(--ink-muted);
`;

/** The last wall: an empty frame and the invitation to fill it. */
export function Exit({ mood }: { mood: Mood }) {
  const { signupOpen } = useLander();
  return (
    <Panel data-stop>
      <Poster mood={mood} bare />
      <Words>
        <Title>
          <Copy slot="exit-title" />
        </Title>
        <Lead>
          <Copy slot="exit-lead" closed="closed" />
        </Lead>
        {signupOpen ? (
          <SignupLink>
            <Copy slot="action" />
          </SignupLink>
        ) : (
          <OpenWays />
        )}
      </Words>
    </Panel>
  );
}
