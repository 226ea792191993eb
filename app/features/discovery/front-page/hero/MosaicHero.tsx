import { styled } from 'styled-components';
import { color, media, onGround, radius, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { Face } from './Face';
import type { HeroFormProps } from './hero-form';
import { Inner, Section } from './HeroParts';
import { HeroWords } from './HeroWords';

/** Of the lead: half of the tiles. */
const SIZES = '(min-width: 768px) 22vw, 46vw';

/** The scalloped edge of an awning, over the whole width. */
const Awning = styled.div`
  height: 36px;
  background: repeating-linear-gradient(90deg, ${color('primary')} 0 36px, ${color('surface-raised')} 36px 72px);
  mask:
    radial-gradient(circle at 18px 18px, ${color('text')} 17.5px, transparent 18px) 0 0 / 36px 36px repeat-x,
    linear-gradient(${color('text')} 0 0) 0 0 / 100% 18px no-repeat;
`;

/** Three people who overlap in height like at a table, and the two tiles that are left. */
const Tiles = styled.div`
  display: grid;
  grid-template: repeat(4, 1fr) / repeat(4, 1fr);
  aspect-ratio: 1;
  gap: ${space(2)};
  > :nth-child(1) {
    grid-area: 1 / 1 / 4 / 3;
  }
  > :nth-child(2) {
    grid-area: 1 / 3 / 3 / 5;
  }
  > :nth-child(3) {
    grid-area: 3 / 3 / 5 / 5;
  }
  > * {
    min-width: 0;
    aspect-ratio: auto;
    border-radius: ${radius('lg')};
  }
  /* A label in large text takes two lines, which must leave the faces free. */
  ${media.below(16)} {
    aspect-ratio: 3 / 4;
  }
  ${media.up('md')} {
    gap: ${space(3)};
  }
`;

const Drawn = styled.div<{ $tone: 'primary' | 'accent' | 'secondary' }>`
  display: grid;
  place-items: center;
  min-width: 0;
  aspect-ratio: 1;
  padding: 14%;
  border-radius: ${radius('lg')};
  ${onGround('page')}
  background: ${({ $tone }) => color(`${$tone}-soft`)};
  color: ${({ $tone }) => color(`on-${$tone}-soft`)};
`;

const Blank = styled.div<{ $tone: 'primary' | 'accent' | 'secondary'; $round: boolean }>`
  aspect-ratio: 1;
  border-radius: ${({ $round }) => ($round ? '50%' : radius('lg'))};
  background: ${({ $tone }) => color($tone)};
`;

/** Two or three people as large tiles, and the drawing where one is missing and between them. */
export function MosaicHero({ text, people, drawing, ground }: HeroFormProps) {
  const [lead, second, third] = people;
  return (
    <Section $ground={ground}>
      <Awning aria-hidden />
      <Inner>
        <HeroWords {...text} />
        <Tiles>
          {lead ? <Face person={lead} first large sizes={SIZES} /> : <Blank $tone="accent" $round={false} />}
          {second ? <Face person={second} /> : <Blank $tone="secondary" $round />}
          {third ? (
            <Face person={third} />
          ) : (
            <Drawn $tone="primary">
              <BrandDrawing drawing={drawing} />
            </Drawn>
          )}
          <Drawn $tone="accent">
            <BrandDrawing drawing={drawing} />
          </Drawn>
          <Blank $tone="secondary" $round />
        </Tiles>
      </Inner>
    </Section>
  );
}
