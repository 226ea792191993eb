import { Link } from '@remix-run/react';
import { styled } from 'styled-components';
import { color, sunkenOnHover } from '~/theme/tokens';

export const ExtraLink = styled(Link)`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 48px;
  border-radius: 22px;
  color: ${color('primary-text')};
  ${sunkenOnHover}
`;
