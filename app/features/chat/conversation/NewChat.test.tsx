// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { NewChat, type NewChatProps } from './NewChat';
import { flora, showPage, testPrices } from './screen.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

beforeEach(() => localStorage.clear());
cleanAfterEach();

const props: NewChatProps = {
  partner: flora,
  writePermission: 'open',
  prices: testPrices,
  requestKey: 'server-key',
  draft: '',
  problem: null,
};
const show = (rest: Partial<NewChatProps> = {}) => showPage(<NewChat {...props} {...rest} />, '/members/flora/chat');
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
const say = (text: string) => {
  fireEvent.input(field(), { target: { value: text } });
  fireEvent.submit(field().form!);
};
const keys = () => api.send.mock.calls.map(([, , body]) => (body as { request_key: string }).request_key);

describe('the first message', () => {
  it('says what it costs and whom it goes to, warns of a made-up profile, and starts with the draft of the signup', () => {
    show({ partner: { ...flora, fictional: true }, draft: 'Hello from signup' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flora, 40');
    expect(screen.getByText('This profile is made up.')).toBeVisible();
    expect(screen.getByText(/10 credits \(from €0.84\) per message · you have 30 credits/)).toBeVisible();
    expect(field().value).toBe('Hello from signup');
  });

  it('shows the text if nothing can be sent any more, since without scripts nothing else saves it', () => {
    const error = { code: 'chat.premium-only', values: {} };
    show({
      writePermission: 'own-disabled',
      problem: { ok: false, fieldErrors: {}, error, values: { text: 'Two hours of thought' } },
    });
    expect(screen.getByText('Two hours of thought')).toBeVisible();
    expect(screen.getByText('Not sent. Copy your words to keep them:')).toBeVisible();
    cleanup();
    show({ writePermission: 'own-disabled' });
    expect(screen.queryByText(/Copy your words/)).toBeNull();
  });

  it('leads to the conversation that it opened', async () => {
    api.send.mockResolvedValue({ conversation: { id: 'new' }, message: {}, credits: 20 });
    show();
    say('Hello');
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(localStorage.length).toBe(0);
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
