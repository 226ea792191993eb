// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { matchMedia, show, testUser } from '~/layouts/layout.testing';
import { noteGoodMoment } from '~/page/good-moment';
import { holdInstallPrompt } from '~/page/install-prompt';
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

const INSTALL = 'Add to home screen';

/** The browser offers to install the site; the person will answer its question with `outcome`. */
function offerInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn<() => Promise<object>>(async () => ({ outcome }));
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(offer));
  return { offer, prompt };
}

function dismissals() {
  const sent: string[] = [];
  const action = (request: Request) => {
    void request.formData().then((form) => sent.push(String(form.get('alert'))));
    return null;
  };
  return { sent, options: { path: '/site-entry', action } };
}

it('holds the browser’s offer to install back until a good moment, and after the question about notifications', async () => {
  holdInstallPrompt(window);
  show(<AppAlerts />, { user: testUser(), app: { ...app, pushAlert: false } });
  await settled();
  const { offer, prompt } = offerInstall();
  expect(offer.defaultPrevented).toBe(true);
  expect([screen.queryByRole('button', { name: INSTALL }), prompt.mock.calls.length]).toEqual([null, 0]);
  act(() => noteGoodMoment());
  expect(await screen.findByRole('button', { name: INSTALL })).not.toBeNull();
  cleanup();
  show(<AppAlerts />, { user: testUser(), app });
  await screen.findByText(TITLE);
  expect(screen.queryByRole('button', { name: INSTALL })).toBeNull();
});

it('asks to install on the second day as well, and never if that was dismissed or the app is open', async () => {
  holdInstallPrompt(window);
  localStorage.setItem('visit-day', '2026-11-22');
  const shell = { user: testUser(), app: { ...app, pushAlert: false }, now: Date.UTC(2026, 10, 23) };
  show(<AppAlerts />, shell);
  await settled();
  offerInstall();
  expect(await screen.findByRole('button', { name: INSTALL })).not.toBeNull();
  cleanup();
  show(<AppAlerts />, { ...shell, app: { ...shell.app, installAlert: false } });
  await settled();
  expect(screen.queryByRole('button', { name: INSTALL })).toBeNull();
  cleanup();
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(/standalone/));
  show(<AppAlerts />, shell);
  await settled();
  expect(screen.queryByRole('button', { name: INSTALL })).toBeNull();
});

it.each([
  ['accepted', []],
  ['dismissed', ['hide-install-alert']],
] as const)('asks the browser once; when that is %s, these alerts are dismissed: %j', async (outcome, dismissed) => {
  holdInstallPrompt(window);
  noteGoodMoment();
  const { sent, options } = dismissals();
  show(<AppAlerts />, { user: testUser(), app: { ...app, pushAlert: false } }, options);
  await settled();
  const { prompt } = offerInstall(outcome);
  fireEvent.click(await screen.findByRole('button', { name: INSTALL }));
  await waitFor(() => expect(sent).toEqual(dismissed));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: INSTALL })).toBeNull();
  // The same offer cannot be used again, so a later page has nothing to show.
  cleanup();
  show(<AppAlerts />, { user: testUser(), app: { ...app, pushAlert: false } });
  await settled();
  expect(screen.queryByRole('button', { name: INSTALL })).toBeNull();
});
