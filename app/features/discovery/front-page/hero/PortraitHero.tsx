import { styled } from 'styled-components';
import { media, onGround, pull, radius, shadow, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { Face, Frame } from './Face';
import type { HeroFormProps } from './hero-form';
import { Section } from './HeroParts';
import { HeroWords } from './HeroWords';

const Whole = styled.div`
  position: relative;
  display: grid;
  padding-bottom: ${space(8)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 1fr) minmax(0, 12fr);
    align-items: center;
    min-height: 640px;
    padding-bottom: 0;
  }
`;

const Picture = styled.div`
  position: relative;
  --label-place: end;
  /* The label stands above the card, which covers the foot of the picture on phones. */
  --label-lift: ${space(14)};
  ${Frame} {
    aspect-ratio: 1;
    max-height: 54vh;
    width: 100%;
  }
  ${media.up('md')} {
    --label-lift: 0px;
    grid-area: 1 / 2 / 2 / 4;
    align-self: stretch;
    ${Frame} {
      position: absolute;
      inset: 0;
      aspect-ratio: auto;
      max-height: none;
    }
  }
`;

const Drawn = styled.div`
  padding: ${space(6)} ${space(4)} ${space(12)};
  height: 320px;
  ${media.up('md')} {
    position: absolute;
    inset: 0;
    height: auto;
    padding: ${space(12)};
  }
`;

/** The drawing again, faint, in the part of the ground that stays free on wide screens. */
const Behind = styled.div`
  display: none;
  ${media.up('md')} {
    display: block;
    position: absolute;
    inset: -12% auto -12% -14%;
    width: 56%;
    opacity: 0.5;
  }
`;

const Words = styled.div`
  ${onGround('raised')}
  position: relative;
  margin: ${pull(14)} ${space(4)} 0;
  padding: ${space(6)} ${space(5)};
  border-radius: ${radius('lg')};
  box-shadow: ${shadow('lg')};
  ${media.up('md')} {
    grid-area: 1 / 1 / 2 / 3;
    margin: ${space(12)} 0 ${space(12)} max(${space(6)}, calc((100vw - 1280px) / 2));
    padding: ${space(12)};
  }
`;

/** One large portrait up to the edge of the screen, and the words on a card that lies over it. */
export function PortraitHero({ text, people, drawing, ground }: HeroFormProps) {
  const [person] = people;
  return (
    <Section $ground={ground}>
      <Whole>
        {person ? (
          <Behind>
            <BrandDrawing drawing={drawing} />
          </Behind>
        ) : null}
        <Picture>
          {person ? (
            <Face person={person} first large sizes="(min-width: 768px) 55vw, 100vw" />
          ) : (
            <Drawn>
              <BrandDrawing drawing={drawing} />
            </Drawn>
          )}
        </Picture>
        <Words>
          <HeroWords {...text} />
        </Words>
      </Whole>
    </Section>
  );
}
