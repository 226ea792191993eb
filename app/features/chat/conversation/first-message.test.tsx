// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { ChatScreen, type ChatScreenProps } from './ChatScreen';
import { field, log, press, type } from './fake-server.testing';
import { flora, messageOf, screenProps, showPage, testConversation } from './screen.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

beforeEach(() => localStorage.clear());
cleanAfterEach();

const show = (rest: Partial<ChatScreenProps> = {}, path = '/members/flora/chat', user = {}) =>
  showPage(<ChatScreen {...screenProps([])} conversation={null} {...rest} />, path, user);
const say = (text: string) => {
  type(text);
  press();
};
const keys = () => api.send.mock.calls.map(([, , body]) => (body as { request_key: string }).request_key);
const draft = () => localStorage.getItem('chat-draft:me:member:flora') ?? '';

describe('the first message', () => {
  it('says what it costs and whom it goes to, warns of a made-up profile, and starts with the draft of the signup', () => {
    show({ partner: { ...flora, fictional: true }, draft: 'Hello from signup' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flora, 40');
    expect(screen.getByText('This profile is made up.')).toBeVisible();
    expect(screen.getByText(/10 credits \(from €0.84\) per message · you have 30 credits/)).toBeVisible();
    expect(field().value).toBe('Hello from signup');
  });

  it('shows the text if nothing can be sent any more, since without scripts nothing else saves it', async () => {
    const error = { code: 'chat.premium-only', values: {} };
    show({
      writePermission: 'own-disabled',
      problem: { ok: false, fieldErrors: {}, error, values: { text: 'Two hours of thought' } },
    });
    expect(await screen.findByText('Two hours of thought')).toBeVisible();
    expect(screen.getByText('Not sent. Copy your words to keep them:')).toBeVisible();
    cleanup();
    show({ writePermission: 'own-disabled' });
    expect(screen.queryByText(/Copy your words/)).toBeNull();
  });

  it('says of the last conversation of a free member that it is the last, with the way on', async () => {
    const last = () => screen.queryByText(/the last conversation you can start as a free member/);
    show({ lastPlace: true }, '/members/flora/chat', { paidUser: false });
    expect(last()).toBeVisible();
    expect(field()).toBeVisible();
    expect(screen.getByRole('link', { name: 'About premium' }).getAttribute('href')).toBe(
      `/premium?next=${encodeURIComponent('/members/flora/chat')}`,
    );
    for (const props of [{ lastPlace: false }, { lastPlace: true, writePermission: 'unconfirmed' as const }]) {
      cleanup();
      show(props, '/members/flora/chat', { paidUser: false });
      expect(last()).toBeNull();
    }
    cleanup();
    // Anyone who bought credits meanwhile has no limit.
    show({ lastPlace: true });
    expect(last()).toBeNull();
  });

  it('is not offered to a free member whose conversations are used up: said before, with the way on and back', async () => {
    show({ writePermission: 'premium' }, '/members/flora/chat', { paidUser: false });
    expect(await screen.findByText('This feature is for premium members only.')).toBeVisible();
    expect(screen.getByText(/as many conversations as free members can/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'About premium' }).getAttribute('href')).toBe(
      `/premium?next=${encodeURIComponent('/members/flora/chat')}`,
    );
    expect([screen.queryByRole('textbox'), screen.queryByText(/per message/)]).toEqual([null, null]);
    expect(screen.queryByRole('link', { name: 'Send a gift' })).toBeNull();
    cleanup();
    // Anyone who bought credits meanwhile writes at once.
    show({ writePermission: 'premium' });
    expect(field()).toBeVisible();
  });

  it('is kept with one explanation if its form came too late, for members without scripts', async () => {
    const error = { code: 'chat.premium-only', values: {} };
    const problem = { ok: false as const, fieldErrors: {}, error, values: { text: 'Two hours of thought' } };
    show({ writePermission: 'premium', problem }, '/members/flora/chat', { paidUser: false });
    expect(await screen.findByText('Two hours of thought')).toBeVisible();
    expect(screen.getAllByText('This feature is for premium members only.')).toHaveLength(1);
  });

  it('is shown at once and stays on the device, with what is typed meanwhile, until it has arrived', async () => {
    let arrived = (_: unknown) => {};
    api.send.mockReturnValue(new Promise((resolve) => (arrived = resolve)));
    show();
    say('Hello');
    expect(log().getByText('Hello')).toBeVisible();
    expect(field().value).toBe('');
    expect(draft()).toBe('Hello');
    type('And one more');
    expect(draft()).toBe('Hello\nAnd one more');
    press();
    expect(keys()).toHaveLength(1);
    await act(async () => arrived({ conversation: { id: 'new' }, message: {}, credits: 20 }));
    expect(draft()).toBe('And one more');
  });

  it('leads to the conversation that it has begun', async () => {
    api.send.mockResolvedValue({ conversation: { id: 'new' }, message: {}, credits: 20 });
    show();
    say('Hello');
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(localStorage.length).toBe(0);
  });

  it('leads nowhere once the page has been left', async () => {
    let arrived = (_: unknown) => {};
    api.send.mockReturnValue(new Promise((resolve) => (arrived = resolve)));
    const view = show();
    say('Hello');
    view.unmount();
    show({}, '/members/else/chat');
    await act(async () => arrived({ conversation: { id: 'new' }, message: {}, credits: 20 }));
    expect(screen.queryByText('elsewhere')).toBeNull();
  });

  it('keeps the text through every failure, and the key as long as the text is the same', async () => {
    show();
    api.send.mockRejectedValue(new TypeError('network'));
    say('Hello');
    expect(await screen.findByText(/didn’t go through/)).toBeVisible();
    expect(field().value).toBe('Hello');
    await act(async () => say('Hello'));
    await act(async () => say('Hello again'));
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[1]).toBe(keys()[0]);
    expect(keys()[2]).not.toBe(keys()[0]);
    api.send.mockRejectedValue(new ApiError(403, { error: { code: 'chat.premium-only', values: {} } }));
    say('Hello again');
    expect(await screen.findByRole('link', { name: 'About premium' })).toBeVisible();
    expect(field().value).toBe('Hello again');
  });
});

describe('one layout before and after the first message', () => {
  const change = async (conversation: ChatScreenProps['conversation']) => {
    const view = show();
    const before = field();
    type('Half a thought');
    before.focus();
    const props = { ...screenProps([]), conversation };
    await act(async () => view.change(<ChatScreen {...props} />));
    return before;
  };

  // covers X17-022
  it('keeps the composer, its text and its focus when the conversation begins', async () => {
    const before = await change(testConversation([messageOf(1, { own: true, text: 'Hello' })]));
    expect(log().getByText('Hello')).toBeVisible();
    expect(field()).toBe(before);
    expect(document.activeElement).toBe(before);
    expect(field().value).toBe('Half a thought');
  });

  it('offers gifts, and says when photos can be sent', () => {
    show({}, '/members/flora/chat?photo=later');
    expect(screen.getByRole('link', { name: 'Send a gift' })).toHaveAttribute('href', '/members/flora/gift');
    expect(screen.getByRole('link', { name: 'Send a photo' })).toHaveAttribute(
      'href',
      '/members/flora/chat?photo=later',
    );
    expect(screen.getByText('You can send Flora a photo once you’ve sent your first message.')).toBeVisible();
  });

  it('leads back to the profile where the browser knows no earlier page of this site', async () => {
    show();
    fireEvent.click(screen.getByText('Back'));
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });
});
