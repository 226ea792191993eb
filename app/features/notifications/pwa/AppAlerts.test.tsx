// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { noteGoodMoment } from '~/page/good-moment';
import { AppAlerts } from './AppAlerts';

const app = { worker: true, pushKey: 'key', pushAlert: true, installAlert: true };
const TITLE = 'Know when somebody writes to you';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('PushManager', function PushManager() {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => undefined },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The state of the browser is known, and what depends on it is rendered. */
const settled = () => act(async () => void (await navigator.serviceWorker.getRegistration()));

// covers S4-024
it('asks a member about notifications, but only after a good moment', async () => {
  show(<AppAlerts />, { user: testUser(), app });
  await settled();
  expect(screen.queryByText(TITLE)).toBeNull();
  noteGoodMoment();
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeNull());
});

it.each([
  ['is dismissed', { ...app, pushAlert: false }],
  ['is not configured', { ...app, pushKey: null }],
])('asks nothing when the alert %s', async (_, changed) => {
  noteGoodMoment();
  show(<AppAlerts />, { user: testUser(), app: changed });
  await settled();
  expect(screen.queryByText(TITLE)).toBeNull();
});

// covers S4-010
it('is dismissed by a button, which submits the name of the alert', async () => {
  noteGoodMoment();
  const sent: string[] = [];
  const action = (request: Request) => {
    void request.formData().then((form) => sent.push(String(form.get('alert'))));
    return null;
  };
  show(<AppAlerts />, { user: testUser(), app }, { path: '/site-entry', action });
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(TITLE)).toBeNull();
  await waitFor(() => expect(sent).toEqual(['hide-push-notification-alert']));
});
