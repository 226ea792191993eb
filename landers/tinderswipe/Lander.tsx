import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import {
  color,
  Copy,
  fontSize,
  media,
  OpenWays,
  PlainLine,
  radius,
  space,
  stressCss,
  useLander,
  CopyItems,
  type LanderView,
} from '~/landing/kit/kit';
import { Deck } from './Deck';
import { DECK_SIZE } from './deck-css';
import { Empty } from './Empty';
import { Autumn, Evening, Terrace } from './ScenesOfDay';
import { Aurora, City, Spectrum, Velvet } from './ScenesOfNight';

const Page = styled.div`
  display: grid;
  gap: ${space(5)};
  max-width: 1328px;
  margin-inline: auto;
  padding-bottom: ${space(10)};
  overflow-x: clip;
  ${media.up('lg')} {
    grid-template: 'intro stage' auto 'lead stage' auto 'points stage' 1fr / minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space(10)};
    row-gap: ${space(10)};
    padding: ${space(4)} ${space(6)} ${space(12)};
  }
`;

const Intro = styled.header`
  display: grid;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)} 0;
  ${stressCss(color('secondary-text'))}
  ${media.up('lg')} {
    grid-area: intro;
    align-self: end;
    gap: ${space(5)};
    padding: ${space(16)} 0 0;
  }
`;

const Headline = styled.h1`
  font-size: clamp(1.6rem, 7.4vw, ${fontSize('4xl')});
  line-height: 1.08;
  ${media.up('lg')} {
    font-size: clamp(2.75rem, 4.6vw, 4rem);
  }
`;

/** On phones below the deck: the buttons are then on the first screen. */
const Lead = styled.p`
  max-width: 34rem;
  padding-inline: ${space(4)};
  color: ${color('text-muted')};
  font-size: ${fontSize('md')};
  ${media.down('lg')} {
    order: 1;
  }
  ${media.up('lg')} {
    grid-area: lead;
    padding: 0;
    font-size: ${fontSize('lg')};
  }
`;

const Stage = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  justify-items: center;
  align-items: center;
  padding: ${space(6)} ${space(4)} ${space(4)};
  background: ${color('depth')};
  color: ${color('on-depth')};
  overflow: clip;
  ${media.up('sm')} {
    margin-inline: ${space(4)};
    border-radius: ${radius('lg')};
  }
  ${media.up('lg')} {
    grid-area: stage;
    margin-inline: 0;
    padding: ${space(10)} ${space(8)} ${space(6)};
  }
`;

const PointList = styled.ul`
  display: grid;
  order: 2;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)} 0;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  li {
    max-width: 34rem;
    padding-left: ${space(4)};
    border-left: 2px solid ${color('primary')};
  }
  ${media.up('lg')} {
    grid-area: points;
    align-content: start;
    padding: 0;
  }
`;

const Backdrop = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
`;

/** A deck of labelled sample profiles. The likes are taken along to the signup. */
export default function Tinderswipe() {
  const { people, signupOpen } = useLander();
  return (
    <Page>
      <Intro>
        <Headline>
          <Copy slot="headline" />
        </Headline>
        <PlainLine />
        {signupOpen ? null : <OpenWays />}
      </Intro>
      {people.length > 0 ? (
        <Lead>
          <Copy slot="lead" closed="closed" />
        </Lead>
      ) : null}
      <Stage>
        <Scene />
        {people.length > 0 ? <Deck people={people.slice(0, DECK_SIZE)} /> : <Empty />}
      </Stage>
      <Points />
    </Page>
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

const scenes: Record<LanderView['niche'], () => ReactNode> = {
  none: Evening,
  she: Aurora,
  bdsm: Velvet,
  bbw: Terrace,
  gilf: Autumn,
  milf: City,
  gay: Spectrum,
};

/** The background of the deck: a drawing for the niche in the brand's colours. */
function Scene() {
  const Drawing = scenes[useLander().niche];
  return (
    <Backdrop viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </Backdrop>
  );
}
