import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, radius, space } from '~/theme/tokens';
import { linesOf, type ChartPoint } from './chart-lines';

const Figure = styled.figure`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius('md')};
  @media print {
    break-inside: avoid;
  }
`;

const Caption = styled.figcaption`
  font-weight: ${fontWeight('strong')};
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  .frame {
    stroke: ${color('line')};
  }
  .line {
    fill: none;
    stroke: ${color('primary-text')};
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .dot {
    fill: ${color('primary-text')};
  }
`;

export interface TrustChartProps {
  title: ReactNode;
  /** Read instead of the drawing. */
  description: string;
  points: readonly ChartPoint[];
  /** The highest value as text; the lowest line is 0. */
  top: ReactNode;
}

const WIDTH = 640;
const HEIGHT = 160;

/** A line over days, drawn without scripts. The same numbers are in the table. */
export function TrustChart({ title, description, points, top }: TrustChartProps) {
  const { formatDate } = useIntl();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const day = (text: string) => formatDate(`${text}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Figure>
      <Caption>{title}</Caption>
      <Ends aria-hidden>
        <span>{top}</span>
      </Ends>
      <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
        <line className="frame" x1={0} y1={0} x2={WIDTH} y2={0} strokeDasharray="4 6" />
        <line className="frame" x1={0} y1={HEIGHT} x2={WIDTH} y2={HEIGHT} />
        {linesOf(points, WIDTH, HEIGHT).map((line) =>
          line.length === 1 ? (
            <circle key={line[0]!.join()} className="dot" cx={line[0]![0]} cy={line[0]![1]} r={3} />
          ) : (
            <polyline key={line[0]!.join()} className="line" points={line.map((point) => point.join()).join(' ')} />
          ),
        )}
      </Drawing>
      <Ends aria-hidden>
        <span>{day(first.day)}</span>
        <span>{day(last.day)}</span>
      </Ends>
    </Figure>
  );
}
