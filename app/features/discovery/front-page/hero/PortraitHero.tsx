import { styled } from 'styled-components';
import { breakpoints, media, onGround, pull, radius, shadow, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { Face, Frame } from './Face';
import type { HeroFormProps } from './hero-form';
import { Section } from './HeroParts';
import { HeroWords } from './HeroWords';

/** Of the lead. */
const SIZES = '(min-width: 992px) 33vw, 55vw';

const Whole = styled.div`
  position: relative;
  display: grid;
  padding-bottom: ${space(8)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 1fr) minmax(0, 12fr);
    align-items: center;
    min-height: max(640px, min(40vw, 760px));
    padding-bottom: 0;
  }
`;

const Picture = styled.div`
  position: relative;
  --label-place: end;
  /* The labels stand above the card, which covers the foot of the picture on phones. */
  --label-lift: ${space(4)};
  ${media.up('md')} {
    --label-lift: 0px;
    grid-area: 1 / 2 / 2 / 4;
    align-self: stretch;
  }
`;

/** On phones two people beside each other, which leaves the button on the first screen; further up a third one. */
const People = styled.ul<{ $several: boolean }>`
  display: grid;
  grid-template-columns: ${({ $several }) => ($several ? '11fr 9fr' : '1fr')};
  gap: 3px;
  aspect-ratio: 16 / 9;
  max-height: 54vh;
  width: 100%;
  > li {
    position: relative;
  }
  > li:nth-child(3) {
    display: none;
  }
  ${Frame} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
  /* Labels in large text take two lines, which must leave the faces free. */
  ${media.below(16)} {
    aspect-ratio: 5 / 4;
  }
  ${media.up('md')} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    max-height: none;
    gap: 4px;
    > li:first-child {
      grid-row: span 2;
    }
    > li:nth-child(2):last-child {
      grid-row: span 2;
    }
    > li:nth-child(3) {
      display: block;
    }
  }
  /* Half of a tablet is too narrow for faces beside each other: the lead stands above the others. */
  @media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px) {
    grid-template: 11fr 9fr / 1fr 1fr;
    > li:first-child {
      grid-area: 1 / 1 / 2 / 3;
    }
    > li:nth-child(2):last-child {
      grid-area: 2 / 1 / 3 / 3;
    }
  }
`;

const Drawn = styled.div`
  padding: ${space(6)} ${space(4)} ${space(12)};
  height: 208px;
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
  margin: ${pull(4)} ${space(4)} 0;
  padding: ${space(4)} ${space(5)} ${space(6)};
  border-radius: ${radius('lg')};
  box-shadow: ${shadow('lg')};
  ${media.up('md')} {
    grid-area: 1 / 1 / 2 / 3;
    margin: ${space(12)} 0 ${space(12)} max(${space(6)}, calc((100vw - 1280px) / 2));
    padding: ${space(12)};
  }
`;

/** Two or three people up to the edge of the screen, one of them larger, and the words on a card that lies over them. */
export function PortraitHero({ text, people, drawing, ground }: HeroFormProps) {
  const shown = people.slice(0, 3);
  return (
    <Section $ground={ground}>
      <Whole>
        {shown.length > 0 ? (
          <Behind>
            <BrandDrawing drawing={drawing} />
          </Behind>
        ) : null}
        <Picture>
          {shown.length > 0 ? (
            <People $several={shown.length > 1}>
              {shown.map((person, index) => (
                <li key={person.id}>
                  <Face person={person} first={index === 0} large={index === 0} sizes={SIZES} />
                </li>
              ))}
            </People>
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
