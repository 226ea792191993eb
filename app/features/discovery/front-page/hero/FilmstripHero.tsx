import { styled } from 'styled-components';
import { color, media, space } from '~/theme/tokens';
import { BrandDrawing } from '../BrandDrawing';
import { HeroActions } from '../HeroActions';
import { Face } from './Face';
import type { HeroFormProps } from './hero-form';
import { Section } from './HeroParts';
import { HeroLead, HeroTitle } from './HeroWords';

const SPECTRUM = ['secondary', 'warning', 'accent', 'success', 'info', 'primary'] as const;

const Top = styled.div`
  display: grid;
  gap: ${space(2)} ${space(10)};
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(8)} ${space(4)};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 3fr) minmax(300px, 2fr);
    align-items: end;
    padding: ${space(16)} ${space(6)} ${space(10)};
  }
`;

const Bars = styled.svg`
  width: 100%;
  height: 18px;
`;

const Film = styled.ul`
  display: flex;
  gap: ${space(3)};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  padding: ${space(5)} max(${space(4)}, calc((100vw - 1280px) / 2));
  background: ${color('depth')};
  scroll-padding-inline: ${space(4)};
  > li {
    flex: 0 0 min(46vw, 240px);
    scroll-snap-align: start;
    padding: ${space(2)};
    background: ${color('on-depth')};
  }
  > li:nth-child(even) {
    translate: 0 ${space(3)};
  }
  ${media.up('md')} {
    padding-block: ${space(8)} ${space(12)};
  }
`;

const Drawn = styled.div`
  height: 220px;
  padding: ${space(4)};
  background: ${color('depth')};
  color: ${color('on-depth')};
  ${media.up('md')} {
    height: 320px;
  }
`;

/** A headline over the whole width, bars in the colours of the brand, and a strip of faces to swipe. */
export function FilmstripHero({ text, people, drawing, ground }: HeroFormProps) {
  return (
    <Section $ground={ground}>
      <Top>
        <HeroTitle {...text} />
        <div>
          <HeroLead {...text} />
          <HeroActions />
        </div>
      </Top>
      <Bars viewBox="0 0 6 1" preserveAspectRatio="none" aria-hidden>
        {SPECTRUM.map((paint, index) => (
          <path key={paint} d={`M${index} 0h1.02v1h-1.02z`} fill={color(paint)} />
        ))}
      </Bars>
      {people.length > 0 ? (
        <Film tabIndex={0}>
          {people.map((person) => (
            <li key={person.id}>
              <Face person={person} />
            </li>
          ))}
        </Film>
      ) : (
        <Drawn>
          <BrandDrawing drawing={drawing} />
        </Drawn>
      )}
    </Section>
  );
}
