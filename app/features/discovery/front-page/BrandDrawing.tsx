import { styled } from 'styled-components';
import { color } from '~/theme/tokens';
import type { Drawing, Stroke } from '~/theme/theme';

const Picture = styled.svg`
  width: 100%;
  height: 100%;
`;

const INK = { ink: 'currentColor', shade: 'currentColor' } as const;
const paintOf = (paint: Stroke['paint']) => (paint === 'ink' || paint === 'shade' ? INK[paint] : color(paint));

export interface BrandDrawingProps {
  drawing: Drawing;
  /** `slice` fills its frame and may be cut; `meet` is always whole. */
  fit?: 'meet' | 'slice';
  className?: string;
}

/** The drawing of the brand's theme, decorative, in the colours of the brand and in that of the text around it. */
export function BrandDrawing({ drawing, fit = 'meet', className }: BrandDrawingProps) {
  const { width, height, round, strokes } = drawing;
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
      strokeLinecap={round ? 'round' : 'butt'}
      strokeLinejoin={round ? 'round' : 'miter'}
      className={className}
      aria-hidden
    >
      {strokes.map(({ d, paint, width: line }) => (
        <path
          key={d}
          d={d}
          opacity={paint === 'shade' ? 0.14 : undefined}
          fill={line ? 'none' : paintOf(paint)}
          stroke={line ? paintOf(paint) : undefined}
          strokeWidth={line}
        />
      ))}
    </Picture>
  );
}
