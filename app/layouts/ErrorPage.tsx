import { useRouteLoaderData } from '@remix-run/react';
import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ShellData } from '~/page/shell-data';
import { ERROR_PAGE_FAILED } from '~/i18n/error-page-failed';
import { color, fontSize, space } from '~/theme/tokens';
import { ErrorContent } from './errors/ErrorContent';

const Main = styled.main`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100svh;
`;

const Logo = styled.a`
  padding: ${space(5)} ${space(4)} 0;
  color: ${color('text')};
  font-size: ${fontSize('lg')};
  font-weight: 800;
  letter-spacing: -0.02em;
  text-align: center;
  text-decoration: none;
`;

/**
 * Spec section 8: the message (or "Error" and a number to quote), and on 404 a link to the home page. Of the layout
 * there is only the brand's name.
 */
export function ErrorPage() {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  return (
    <LastResort>
      <Main>
        {shell ? <Logo href={shell.user ? '/members' : '/'}>{shell.brand.name}</Logo> : null}
        <ErrorContent />
      </Main>
    </LastResort>
  );
}

/** Shown when rendering the error page fails too: plain text that depends on nothing that may have failed. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <h1>{ERROR_PAGE_FAILED}</h1>
        <a href="/">Home</a>
      </main>
    );
  }
}
