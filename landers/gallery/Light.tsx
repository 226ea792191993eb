import { styled } from 'styled-components';
import { color } from '~/landing/kit/kit';
import type { Mood } from './mood-css';

const Picture = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
`;

const lamps = [120, 420, 720, 1020, 1320];
const panes = [60, 500, 940, 1380];

/** The light in the room: from above, from lamps at night, or through windows in the morning. */
export function Light({ mood }: { mood: Mood }) {
  return (
    <Picture viewBox="0 0 1440 800" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
      <linearGradient id="fall" x2="0" y2="1">
        <stop
          offset="0"
          stopColor={color(mood === 'opening' ? 'on-depth' : 'surface-raised')}
          stopOpacity={mood === 'opening' ? 0.2 : 1}
        />
        <stop offset="1" stopColor={color(mood === 'opening' ? 'on-depth' : 'surface-raised')} stopOpacity={0} />
      </linearGradient>
      {mood === 'hall' ? <path d="M0 0h1440v420H0z" fill="url(#fall)" /> : null}
      {mood === 'opening'
        ? lamps.map((x) => (
            <g key={x}>
              <path d={`M${x - 10} 22h20l170 620H${x - 180}z`} fill="url(#fall)" />
              <path d={`M${x - 14} 0h28v14a14 14 0 0 1-28 0z`} fill={color('primary')} />
            </g>
          ))
        : null}
      {mood === 'matinee'
        ? panes.map((x) => (
            <g key={x} fill={color('primary-soft')}>
              <path d={`M${x} 0h150l150 330h-150z`} />
              <path d={`M${x + 168} 0h150l150 330h-150z`} />
              <path d={`M${x + 158} 346h150l150 330h-150z`} />
              <path d={`M${x + 326} 346h150l150 330h-150z`} />
            </g>
          ))
        : null}
    </Picture>
  );
}
