import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, fontWeight, forcedEdge, radius, space } from '~/theme/tokens';

export type ChipTone =
  'neutral' | 'primary' | 'secondary' | 'accent' | 'success' | 'info' | 'warning' | 'danger' | 'photo';

const toneCss = (tone: ChipTone) => {
  if (tone === 'neutral') {
    return css`
      background: ${color('chip')};
      color: ${color('on-chip')};
    `;
  }
  if (tone === 'photo') {
    return css`
      background: ${color('scrim')};
      color: ${color('on-scrim')};
      -webkit-backdrop-filter: blur(8px);
      backdrop-filter: blur(8px);
    `;
  }
  return css`
    background: ${color(`${tone}-soft`)};
    color: ${color(`on-${tone}-soft`)};
  `;
};

const Root = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  min-height: 24px;
  padding: 2px ${space(2)};
  border-radius: ${radius('full')};
  font-size: 0.75rem;
  font-weight: ${fontWeight('strong')};
  line-height: 1.25;
  svg,
  img {
    flex: none;
    width: 14px;
    height: 14px;
  }
  ${forcedEdge}
  ${({ $tone }) => toneCss($tone)}
`;

export interface ChipProps {
  icon?: ReactNode;
  children: ReactNode;
  /** `photo` is for chips on pictures. */
  tone?: ChipTone;
}

/** A short label, such as an interest, a state or "fictional". It always has text, never an icon alone. */
export function Chip({ icon, children, tone = 'neutral' }: ChipProps) {
  return (
    <Root $tone={tone}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
