// @vitest-environment happy-dom
import { useLocation } from '@remix-run/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { api } from '~/api-client/api';
import { ApiError } from '~/api-client/api-client';
import { EditScreen, type EditScreenProps } from './EditScreen';
import type { SectionName } from './profile-edit';
import { profileEdit } from '../profiles.testing';

const send = vi.spyOn(api, 'send');
beforeEach(() => {
  send.mockReset();
});
afterEach(cleanup);

const SAVED = { location: '/profile', version: 'b' };

const show1 = (path: string, props: Partial<EditScreenProps> = {}) =>
  show(<EditScreen edit={profileEdit()} {...props} />, { user: testUser() }, { path });
/** Opens the sheet of a section by its URL. */
async function openSheet(section: SectionName, props: Partial<EditScreenProps> = {}) {
  show1(`/profile?section=${section}`, props);
  return within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
}
const sheet = () => within(screen.getByRole('dialog'));
/** Where the browser is. */
function Where() {
  const { pathname, search } = useLocation();
  return <p role="note">{pathname + search}</p>;
}
const where = () => screen.getByRole('note').textContent;

describe('a sheet', () => {
  const about = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About me' });
  const type = (value: string) => fireEvent.input(about(), { target: { value } });
  const goOn = () => fireEvent.blur(about(), { relatedTarget: screen.getByRole('textbox', { name: /looking for/ }) });
  const press = (name: string) => fireEvent.click(sheet().getByRole('button', { name }));

  // covers S0-009 X17-052
  it('saves a text by itself once its field is left, and the next one on top of it', async () => {
    send.mockResolvedValueOnce(SAVED).mockResolvedValueOnce({ ...SAVED, version: 'c' });
    await openSheet('notes');
    about().focus();
    type('A swim.');
    expect(sheet().getByText('Saves itself when you go on')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    goOn();
    await waitFor(() => expect(sheet().getByText('Saved')).toBeVisible());
    const fields = { section: 'notes', about_me: 'A swim.', looking_for: '' };
    expect(send).toHaveBeenCalledExactlyOnceWith('POST', '/profile', { ...fields, version: 'a' });
    type('A walk.');
    goOn();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[2]).toEqual({ ...fields, about_me: 'A walk.', version: 'b' });
  });

  it('saves choices made one after the other together, a moment later', async () => {
    send.mockResolvedValue(SAVED);
    await openSheet('traits');
    vi.useFakeTimers();
    for (const [name, value] of [
      ['Hair', 'red'],
      ['Eyes', 'green'],
    ] as const) {
      fireEvent.input(screen.getByRole('combobox', { name }), { target: { value } });
    }
    expect(send).not.toHaveBeenCalled();
    vi.runAllTimers();
    vi.useRealTimers();
    await waitFor(() => expect(sheet().getByText('Saved')).toBeVisible());
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.lastCall?.[2]).toMatchObject({ hair_color: 'red', eye_color: 'green' });
  });

  it('waits for the answer of a beginning, and for the consent to an orientation', async () => {
    send.mockResolvedValue(SAVED);
    await openSheet('prompts');
    fireEvent.input(screen.getByRole('combobox', { name: 'Beginning 2' }), { target: { value: 'ask-me' } });
    const answer = screen.getByRole('textbox', { name: 'Your answer 2' });
    fireEvent.blur(screen.getByRole('textbox', { name: 'Your answer 1' }), { relatedTarget: answer });
    expect(send).not.toHaveBeenCalled();
    fireEvent.input(answer, { target: { value: 'Boats.' } });
    fireEvent.blur(answer, { relatedTarget: null });
    await waitFor(() => expect(sheet().getByText('Saved')).toBeVisible());
    expect(send.mock.lastCall?.[2]).toMatchObject({ prompt_1: 'rain', prompt_2: 'ask-me', answer_2: 'Boats.' });
    cleanup();
    send.mockClear();
    await openSheet('traits', { edit: profileEdit({ sensitive: false }) });
    vi.useFakeTimers();
    fireEvent.input(screen.getByRole('combobox', { name: 'Orientation' }), { target: { value: 'bi' } });
    vi.runAllTimers();
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox'));
    vi.runAllTimers();
    vi.useRealTimers();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
  });

  // covers X17-052
  it('keeps what was typed if it is refused, with the error beside the field, and closes once that is saved', async () => {
    const body = { error: 'invalid', field_errors: { name: [{ id: 'account.name-starts-with-at' }] } };
    send.mockRejectedValueOnce(new ApiError(400, body)).mockResolvedValueOnce(SAVED);
    await openSheet('personal', { photos: <Where /> });
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    fireEvent.input(name, { target: { value: '@anna' } });
    press('Done');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect([name.value, document.activeElement]).toEqual(['@anna', name]);
    expect(sheet().getByText('Not saved yet')).toBeVisible();
    fireEvent.input(name, { target: { value: 'Anna B' } });
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/profile');
  });

  // covers X17-052
  it('keeps what was typed if there is no response, takes no focus back, and tries again on request', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(SAVED);
    await openSheet('notes');
    type('Company');
    goOn();
    await waitFor(() => expect(sheet().getByRole('alert')).toBeVisible());
    expect([about().value, document.activeElement === about()]).toEqual(['Company', false]);
    press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not undo what another tab has saved unless the member says so', async () => {
    const conflict = { error: { code: 'profile.changed-elsewhere', values: {} } };
    send.mockRejectedValueOnce(new ApiError(409, conflict)).mockResolvedValueOnce(SAVED);
    await openSheet('notes');
    type('From this tab');
    goOn();
    await waitFor(() => expect(sheet().getByRole('alert')).toBeVisible());
    type('From this tab, longer');
    goOn();
    await waitFor(() => expect(sheet().getByText('Not saved yet')).toBeVisible());
    expect(send).toHaveBeenCalledOnce();
    press('Save');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[2]).toMatchObject({ about_me: 'From this tab, longer' });
  });

  it('stores last what was typed last, also while it is being saved', async () => {
    const answers: (() => void)[] = [];
    send.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(SAVED))));
    await openSheet('notes');
    type('One');
    goOn();
    await waitFor(() => expect(answers).toHaveLength(1));
    type('Two');
    goOn();
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!();
    await waitFor(() => expect(sheet().getByText('Saved')).toBeVisible());
    expect(send.mock.calls.map((call) => (call[2] as { about_me: string }).about_me)).toEqual(['One', 'Two']);
  });

  it('is saved before it closes, and when the tab is hidden; unchanged, it sends nothing', async () => {
    send.mockResolvedValue(SAVED);
    await openSheet('notes', { photos: <Where /> });
    goOn();
    expect(send).not.toHaveBeenCalled();
    type('Half a sentence');
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    type('A whole sentence.');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(where()).toBe('/profile'));
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it closes with text that could not be saved, and only then', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    await openSheet('notes', { photos: <Where /> });
    type('Half a sentence');
    press('Close');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(question.getByRole('button', { name: 'Stay here' }));
    expect(about().value).toBe('Half a sentence');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    press('Close');
    const again = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(again.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(where()).toBe('/profile'));
    await waitFor(() => {
      const free = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(free);
      expect(free.defaultPrevented).toBe(false);
    });
  });
});
