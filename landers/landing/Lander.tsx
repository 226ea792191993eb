import { styled } from 'styled-components';
import { color, media, pull, space, useLander, WayOn } from '~/landing/kit/kit';
import { Flap } from './Flap';
import { Letter } from './Letter';
import { Reply } from './Reply';

const Desk = styled.div`
  min-height: calc(100svh - 64px);
  overflow: clip;
  background: ${color('surface-sunken')};
`;

const Wide = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 1180px;
  margin: 0 auto;
  padding: ${space(6)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    padding: ${space(8)} ${space(8)} ${space(16)};
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 13fr) minmax(0, 9fr);
    gap: ${space(14)};
    align-items: start;
  }
`;

/** From edge to edge of a phone. */
const Way = styled(WayOn)`
  margin: ${space(6)} ${pull(4)} 0;
  ${media.up('md')} {
    margin-inline: ${pull(8)};
  }
`;

/* The envelope for the reply stays in view while the letter is scrolled. */
const Beside = styled.div`
  ${media.up('lg')} {
    position: sticky;
    top: ${space(8)};
    margin-top: 96px;
  }
`;

/** The page of one person as a letter, with the envelope for the reply beside it. */
export default function LetterLanding() {
  const { person } = useLander();
  if (!person) return null;
  return (
    <Desk>
      <Wide>
        <div>
          <Flap />
          <Letter person={person} />
          <Way />
        </div>
        <Beside>
          <Reply />
        </Beside>
      </Wide>
    </Desk>
  );
}
