// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanAfterEach } from '~/api-client/api.testing';
import { show } from '~/layouts/layout.testing';
import { MailChanged, type MailChangeState } from './MailChanged';

cleanAfterEach();

const PASSWORD = ['Choose a new password', '/reset-password'];
const SETTINGS = ['Go to the settings', '/notifications/email-address'];

// Anyone who comes back to an undo that was used has no password by then, and cannot get into the settings.
it.each<[MailChangeState, string[][]]>([
  ['undo-ended', [PASSWORD]],
  ['invalid', [SETTINGS]],
  ['taken', [SETTINGS]],
  ['undo-taken', []],
])('what follows a link that is %s leads to %j', (state, ways) => {
  show(<MailChanged state={state} />);
  const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.filter(([, href]) => href?.startsWith('/'))).toEqual(ways);
});

it('a used undo says that a new password is chosen here', () => {
  show(<MailChanged state="undo-ended" />);
  expect(screen.getByText(/the change is undone, and you choose a new password here/)).toBeVisible();
});
