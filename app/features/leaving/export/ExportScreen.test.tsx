// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '~/layouts/layout.testing';
import { ExportScreen } from './ExportScreen';
import type { ShownExport } from './shown-export';

afterEach(cleanup);

const making: ShownExport = {
  state: 'making',
  askedAt: 1,
  ready: null,
  nextAt: null,
  goneAt: null,
  perDay: 3,
  hasPassword: false,
};
const ready: ShownExport = { ...making, state: 'ready', ready: { href: '/one.zip', size: 5, madeAt: 2, until: 3 } };

function Page() {
  const [archive, setArchive] = useState(making);
  return (
    <>
      <ExportScreen archive={archive} problem={null} />
      <button type="button" onClick={() => setArchive(ready)}>
        Later
      </button>
    </>
  );
}

it('gives the focus to the archive that became ready, if it was on the note before', async () => {
  show(<Page />);
  const note = (await screen.findByText('We’re making your archive')).closest<HTMLElement>('[role="status"]')!;
  note.tabIndex = -1;
  note.focus();
  screen.getByRole('button', { name: 'Later' }).click();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your archive is ready' })).toHaveFocus());
});
