import { styled } from 'styled-components';
import { Copy, fontSize, space, useLander } from '~/landing/kit/kit';
import { bandsFor } from './levels';
import { glowColor, glowCss } from './Stage';

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding-top: ${space(3)};
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: ${fontSize('sm')};
`;

const Bands = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
`;

const Band = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

export const Swatch = styled.span`
  ${glowCss}
  flex: none;
  width: 14px;
  height: 14px;
  border: 1px solid var(--border);
  border-radius: 50%;
  background: ${glowColor};
`;

/** The meaning of the glows in numbers. */
export function Legend() {
  const { regions, locale } = useLander();
  const numbers = new Intl.NumberFormat(locale);
  const bands = bandsFor(regions.map(({ profiles }) => profiles));
  return (
    <Key>
      <span id="legend">
        <Copy slot="legend" />
      </span>
      <Bands aria-labelledby="legend">
        {bands.map(({ level, from, to }) => (
          <Band key={level} className="tabular">
            <Swatch data-level={level} />
            {from === to ? numbers.format(from) : `${numbers.format(from)}–${numbers.format(to)}`}
          </Band>
        ))}
      </Bands>
    </Key>
  );
}
