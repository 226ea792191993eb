import { styled } from 'styled-components';
import { color, pull, space, type LanderPerson } from '~/landing/kit/kit';
import { CoverLines } from './CoverLines';
import { CoverLabel, Issue, Sheet, Title } from './CoverParts';
import { CoverPicture } from './CoverPicture';
import { Masthead } from './Masthead';
import { Ornament } from './Ornament';

const Cover = styled(Sheet)`
  padding: ${space(5)} ${space(5)} ${space(4)};
  background: color-mix(in oklab, ${color('depth')} 62%, rgb(from ${color('scrim')} r g b / 1));
  color: ${color('on-depth')};
`;

const Stage = styled.div`
  position: relative;
  margin: ${space(4)} ${pull(2)} ${pull(4)};
`;

const Glow = styled.div`
  position: absolute;
  inset: 10% -12% auto;
  z-index: -1;
  opacity: 0.75;
`;

/* A spot of light on the face; the rest of the picture is dark. */
const Spot = styled(CoverPicture)`
  background: none;
  mask-image: radial-gradient(
    ellipse 50% 46% at 50% 46%,
    black 52%,
    color-mix(in srgb, black 40%, transparent) 78%,
    transparent 100%
  );
`;

const Label = styled(CoverLabel)`
  position: absolute;
  top: ${space(3)};
  left: ${space(2)};
`;

const Words = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Name = styled(Masthead)`
  padding-top: ${space(3)};
  border-top: 1px solid currentColor;
`;

/** The cover of the night issue: dark, with the portrait under a lamp and the name of the magazine at the bottom. */
export function NightCover({ person }: { person: LanderPerson }) {
  return (
    <Cover>
      <Title />
      <Stage>
        <Glow aria-hidden>
          <Ornament lines />
        </Glow>
        <Spot person={person} />
        <Label person={person} />
      </Stage>
      <Words>
        <CoverLines person={person} />
        <div>
          <Name />
          <Issue />
        </div>
      </Words>
    </Cover>
  );
}
