import { styled } from 'styled-components';
import type { ComponentType } from 'react';
import {
  Copy,
  fontSize,
  media,
  MotionSwitch,
  PlainLine,
  space,
  stressCss,
  useLander,
  type LanderView,
} from '~/landing/kit/kit';
import { Answers } from './Answers';
import { Facts } from './Facts';
import { Night } from './Night';
import { Sky } from './Sky';
import { AppleGarden } from './AppleGarden';
import { CandleRoom } from './CandleRoom';
import { CanalTown } from './CanalTown';
import { LavenderHills } from './LavenderHills';
import { NeonCity } from './NeonCity';
import { RoofTerrace } from './RoofTerrace';
import { SeaTerrace } from './SeaTerrace';

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space(5)};
  width: 100%;
  max-width: 1328px;
  min-height: calc(100svh - 64px);
  margin-inline: auto;
  /* Room for the silhouettes below the answers. */
  padding: ${space(20)} ${space(4)} clamp(200px, 22vw, 900px);
  ${media.up('md')} {
    gap: ${space(6)};
    padding-inline: ${space(6)};
    padding-top: ${space(10)};
  }
`;

const Question = styled.h1`
  max-width: 14ch;
  font-size: clamp(2.375rem, min(1.6rem + 4.1vw, 8.5svh), 5.75rem);
  line-height: 1.04;
  ${stressCss('var(--lamp)')}
`;

const Lead = styled.p`
  max-width: 34em;
  font-size: ${fontSize('md')};
  line-height: 1.5;
  ${media.up('md')} {
    font-size: ${fontSize('lg')};
  }
`;

const Still = styled(MotionSwitch)`
  position: absolute;
  right: ${space(4)};
  bottom: ${space(4)};
`;

/* As wide as the scene, and cropped to its middle on phones: what matters is between x 370 and 1070. */
const Ground = styled.svg`
  position: absolute;
  inset: auto 0 -1px;
  z-index: -1;
  width: 100%;
  height: clamp(240px, 27vw, 1100px);
  overflow: visible;
`;

/** One question under the niche's sky. The slug determines the weather. */
export default function AloneTonight() {
  const { niche, slug } = useLander();
  return (
    <>
      <Night data-niche={niche} data-weather={slug ?? 'clear'}>
        <Sky niche={niche} weather={slug} />
        <Scene niche={niche} />
        <Words>
          <Question>
            <Copy slot="headline" />
          </Question>
          <PlainLine />
          <Lead>
            <Copy slot="lead" />
          </Lead>
          <Answers />
        </Words>
        <Still>
          <Copy slot="pause" />
        </Still>
      </Night>
      <Facts />
    </>
  );
}

const scenes: Record<LanderView['niche'], ComponentType> = {
  none: CanalTown,
  she: LavenderHills,
  bdsm: CandleRoom,
  bbw: SeaTerrace,
  gilf: AppleGarden,
  milf: RoofTerrace,
  gay: NeonCity,
};

/** The niche's own place at night, in front of the sky. */
function Scene({ niche }: { niche: LanderView['niche'] }) {
  const Place = scenes[niche];
  return (
    <Ground viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Place />
    </Ground>
  );
}
