import { Outlet } from '@remix-run/react';
import { styled } from 'styled-components';
import { MatchModal } from '~/features/likes/MatchModal';
import { SiteEntryDialog } from './SiteEntryDialog';

const Main = styled.main`
  height: 100vh;
  height: 100dvh;
  overflow: hidden;
`;

/** Spec section 2: the entry warning only for these countries in the chat and lander layouts. */
export const BARE_ENTRY_COUNTRIES = ['NL', 'DE'] as const;

/** Bare: the conversation has the whole screen. */
export default function ChatLayout() {
  return (
    <>
      <Main id="main">
        <Outlet />
      </Main>
      <SiteEntryDialog countries={BARE_ENTRY_COUNTRIES} />
      <MatchModal />
    </>
  );
}
