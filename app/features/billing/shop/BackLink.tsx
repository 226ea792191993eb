import { Link } from '@remix-run/react';
import { ChevronLeft } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontWeight, space } from '~/theme/tokens';

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  color: ${color('text')};
  font-weight: ${fontWeight('strong')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** A link to the previous step of the checkout. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Root to={to}>
      <ChevronLeft size={20} aria-hidden />
      {children}
    </Root>
  );
}
