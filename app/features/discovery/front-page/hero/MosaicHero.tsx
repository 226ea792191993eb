import { styled } from 'styled-components';
import { color, media, onGround, radius, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { Face, Frame } from './Face';
import type { HeroFormProps } from './hero-form';
import { Inner, Section } from './HeroParts';
import { HeroWords } from './HeroWords';

/** The scalloped edge of an awning, over the whole width. */
const Awning = styled.div`
  height: 36px;
  background: repeating-linear-gradient(90deg, ${color('primary')} 0 36px, ${color('surface-raised')} 36px 72px);
  mask:
    radial-gradient(circle at 18px 18px, ${color('text')} 17.5px, transparent 18px) 0 0 / 36px 36px repeat-x,
    linear-gradient(${color('text')} 0 0) 0 0 / 100% 18px no-repeat;
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space(2)};
  ${Frame} {
    aspect-ratio: 1;
    border-radius: ${radius('lg')};
  }
  ${media.up('md')} {
    gap: ${space(3)};
  }
  /* A third of a narrow screen has no room for a label in large text. An even number of tiles leaves no gap. */
  ${media.below(16)} {
    grid-template-columns: repeat(2, 1fr);
    > :nth-child(4) {
      display: none;
    }
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

/** The nine tiles: where a person stands, and what stands between them. */
export function MosaicHero({ text, people, drawing, ground }: HeroFormProps) {
  const face = (index: number) => (people[index] ? <Face person={people[index]} /> : null);
  return (
    <Section $ground={ground}>
      <Awning aria-hidden />
      <Inner>
        <HeroWords {...text} />
        <Tiles>
          {face(0) ?? <Blank $tone="accent" $round={false} />}
          {face(1) ?? <Blank $tone="secondary" $round />}
          <Drawn $tone="accent">
            <BrandDrawing drawing={drawing} />
          </Drawn>
          <Blank $tone="secondary" $round />
          {face(2) ?? (
            <Drawn $tone="primary">
              <BrandDrawing drawing={drawing} />
            </Drawn>
          )}
          {face(3) ?? <Blank $tone="primary" $round={false} />}
          {face(4) ?? <Blank $tone="primary" $round />}
          <Blank $tone="accent" $round={false} />
          {face(5) ?? <Blank $tone="secondary" $round={false} />}
        </Tiles>
      </Inner>
    </Section>
  );
}
