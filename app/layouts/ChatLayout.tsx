import { Outlet } from '@remix-run/react';
import { styled } from 'styled-components';
import { OutboxKeeper } from '~/features/chat/OutboxKeeper';
import { BARE_ENTRY_COUNTRIES } from './entry-countries';
import { MatchModal } from './late-modals';
import { SiteEntryDialog } from './SiteEntryDialog';

const Main = styled.main`
  height: 100vh;
  height: 100dvh;
  overflow: hidden;
`;

/** Bare: the conversation has the whole screen. */
export default function ChatLayout() {
  return (
    <>
      <Main id="main">
        <Outlet />
      </Main>
      <SiteEntryDialog countries={BARE_ENTRY_COUNTRIES} />
      <MatchModal />
      <OutboxKeeper />
    </>
  );
}
