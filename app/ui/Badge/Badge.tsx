import { css, styled } from 'styled-components';
import { color, fontWeight, forcedEdge } from '~/theme/tokens';

export type BadgeTone = 'unread' | 'warning' | 'danger' | 'neutral';

const tones = {
  unread: css`
    background: ${color('unread')};
    color: ${color('on-unread')};
  `,
  warning: css`
    background: ${color('warning')};
    color: ${color('on-warning')};
  `,
  danger: css`
    background: ${color('danger')};
    color: ${color('on-danger')};
  `,
  neutral: css`
    background: ${color('chip')};
    color: ${color('on-chip')};
  `,
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-grid;
  place-items: center;
  min-width: max(20px, 1.25rem);
  min-height: max(20px, 1.25rem);
  padding: 0 6px;
  border-radius: 999px;
  font-size: 0.75rem;
  font-weight: ${fontWeight('strong')};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
  ${forcedEdge}
`;

export interface BadgeProps {
  /** Nothing is rendered at 0 unless `showZero`. */
  count: number;
  /** The highest number shown as it is; above it the badge reads `max+`, such as 99+ from 100 (spec, section 2). */
  max?: number;
  tone?: BadgeTone;
  showZero?: boolean;
  /** What is counted, for screen readers; without it the surroundings must say what the number means. */
  label?: string;
}

export function Badge({ count, max = 99, tone = 'unread', showZero = false, label }: BadgeProps) {
  if (count <= 0 && !showZero) return null;
  const text = count > max ? `${max}+` : String(Math.max(count, 0));
  if (!label) return <Root $tone={tone}>{text}</Root>;
  return (
    <Root $tone={tone}>
      <span aria-hidden>{text}</span>
      <span className="visually-hidden">{label}</span>
    </Root>
  );
}
