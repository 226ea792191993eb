import { Link, Outlet } from '@remix-run/react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { SignupModal } from './alerts/SignupModal';
import { useShell } from '~/page/use-shell';

const Main = styled.main`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;
`;

const Logo = styled(Link)`
  padding: ${space(5)} ${space(4)} 0;
  color: ${color('text')};
  font-size: ${fontSize('lg')};
  font-weight: 800;
  letter-spacing: -0.02em;
  text-align: center;
  text-decoration: none;
`;

/** Only a link to the home page stands around the item. The signup modal is the only dialog of this layout. */
export default function EmptyLayout() {
  const { brand, user } = useShell();
  return (
    <>
      <Main id="main">
        <Logo to={user ? '/members' : '/'}>{brand.name}</Logo>
        <Outlet />
      </Main>
      <SignupModal />
    </>
  );
}
