import { keyframes, styled } from 'styled-components';
import { color, media, personUrl, Portrait, radius, type LanderPerson } from '~/landing/kit/kit';
import { Drawing } from './Drawing';
import type { Motif } from './motifs';

// Runs once, when all pictures are there: a picture that is smaller for a moment would not count as the largest
// contentful paint. It takes less than the five seconds for which things may move without a way to stop them.
const breathe = keyframes`
  50% { transform: scale(0.972); }
`;

const glow = keyframes`
  50% { opacity: 0.86; }
`;

const Breathing = styled.div`
  --ground: ${color('primary')};
  position: relative;
  display: block;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border-radius: ${radius('md')};
  background: var(--ground);
  color: ${color('on-primary')};
  animation: ${breathe} 3s ease-in-out 1.5s;
  &:nth-child(3n) {
    animation-duration: 2.6s;
  }
  &:nth-child(3n + 1) {
    animation-duration: 3.4s;
  }
  &[data-tone='1'] {
    --ground: ${color('depth')};
    color: ${color('on-depth')};
  }
  &[data-tone='2'] {
    --ground: ${color('secondary-soft')};
    color: ${color('on-secondary-soft')};
  }
  &[data-tone='3'] {
    --ground: ${color('accent')};
    color: ${color('on-accent')};
  }
  &[data-tone='4'] {
    --ground: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
  &[data-tone='5'] {
    --ground: ${color('secondary')};
    color: ${color('on-secondary')};
  }
  /* A portrait has the shape of its place. */
  & > span {
    height: 100%;
    border-radius: 0;
    aspect-ratio: auto;
  }
  & > span > img {
    position: absolute;
    inset: 0;
    object-position: 50% 30%;
    animation: ${glow} 3s ease-in-out 1.5s;
  }
  /* The label is not cut off in narrow tiles or long languages. */
  & > span > span > span > span {
    min-width: 0;
  }
  ${media.down('md')} {
    & > span > span {
      inset: 5px auto auto 5px;
      max-width: calc(100% - 10px);
    }
    & > span > span > span {
      padding-inline: 6px;
      font-size: 0.6875rem;
    }
  }
  ${media.reducedMotion} {
    &,
    & > span > img {
      animation: none;
    }
  }
`;

const SIZES = '(min-width: 1200px) 270px, (min-width: 768px) 25vw, 33vw';

/** Six background colours, shifted in each group of six, so that neighbours differ in every layout. */
const toneOf = (index: number) => (index * 5 + 1 + [0, 1, 3][Math.floor(index / 6)]!) % 6;

/** Loaded before the others: the middle of the first row on phones, which rounding makes a little larger. */
const FIRST = 1;

export interface TileProps {
  person: LanderPerson | null;
  index: number;
  motif: Motif;
}

/** One tile of the mosaic: a labelled portrait that leads to the person, or a drawing in the brand's colours. */
export function Tile({ person, index, motif }: TileProps) {
  if (!person) {
    return (
      <Breathing data-tone={toneOf(index)} aria-hidden>
        <Drawing motif={motif} />
      </Breathing>
    );
  }
  return (
    <Breathing as="a" href={personUrl(person)} data-tone="2">
      <Portrait person={person} sizes={SIZES} loading={index === FIRST ? 'high' : 'lazy'} alt={person.name} />
    </Breathing>
  );
}
