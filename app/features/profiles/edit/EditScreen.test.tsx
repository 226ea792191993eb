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
import { traits } from '../traits/traits';

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

describe('the overview of the own profile', () => {
  it('has a row for each section with what it holds in words, which opens its sheet', async () => {
    show1('/profile', { photos: <Where /> });
    const rows = [
      'Start a conversation',
      'In your own words',
      'Interests',
      'Where you are',
      'About you',
      'Your details',
    ];
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      '4 of 6 parts filled in',
      ...rows,
    ]);
    const row = (name: string) => screen.getByRole('link', { name });
    expect(row('About you')).toHaveAccessibleDescription(
      'Anna, 38 · I would like to meet: Men · Relationship status: Divorced',
    );
    expect(row('Where you are')).toHaveAccessibleDescription('Leiden, South Holland, Netherlands');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(row('In your own words'));
    expect(await screen.findByRole('dialog', { name: 'In your own words' }, { timeout: 5000 })).toBeVisible();
    expect(where()).toBe('/profile?section=notes');
    fireEvent.click(sheet().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(where()).toBe('/profile'));
    expect(document.activeElement).toBe(row('In your own words'));
  });

  // covers X17-053
  it('counts what is filled in and says in its row what is missing and why it helps', () => {
    show1('/profile');
    expect(screen.getByRole('progressbar', { name: '4 of 6 parts filled in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Interests' })).toHaveAccessibleDescription(
      'Hiking · Jazz Three interests What you share with somebody is named in their suggestions.',
    );
    expect(screen.getByRole('link', { name: 'How others see me' }).getAttribute('href')).toMatch(/^\/members\/m+$/);
    expect(screen.getByRole('link', { name: '3 people looked at it' }).getAttribute('href')).toBe('/profile/visitors');
  });

  it('offers no texts where the brand shows none, and no URL opens them', () => {
    show1('/profile?section=notes', { edit: profileEdit({ notes: {} }) });
    expect(screen.queryByRole('link', { name: 'In your own words' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says in its row what a form without a script has saved', () => {
    show1('/profile?saved=notes', { saved: 'notes' });
    expect(within(document.getElementById('notes')!).getByRole('status').textContent).toBe('Saved');
  });
});

describe('the forms of the own profile', () => {
  // covers S3-118 S3-119 S3-120 S3-121 S3-122 S3-123 S3-124 S3-125 S3-126 S3-127 S3-128 S3-129 S3-130 S3-131 S3-132
  // covers S3-133 S3-134 S3-135 S3-136 S3-137 S3-138 S3-139 S3-140 S3-141 S3-142 S3-143 S3-144
  it('ask for every trait in friendly words with the values of the API', async () => {
    await openSheet('traits');
    for (const name of ['gender', 'sexuality', 'hair_color', 'eye_color', 'body_type'] as const) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
      expect([...select.options].map((option) => option.value)).toEqual(['', ...traits[name]]);
    }
    const build = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Build' });
    expect([build.value, build.selectedOptions[0]!.text]).toEqual(['fat', 'Full-figured']);
    expect(build.getAttribute('aria-describedby')).not.toBeNull();
    expect(sheet().getAllByText('Not shown on profiles here.')).toHaveLength(3);
  });

  it('show the date of birth, and explain why it cannot be changed', async () => {
    await openSheet('personal');
    expect(screen.getByText('May 1, 1988 (38)')).toBeVisible();
    expect(screen.getByText(/everybody’s age can be trusted/)).toBeVisible();
    expect(document.querySelector('[name^="date_of_birth"]')).toBeNull();
    for (const name of ['relationship_status', 'tattoos'] as const) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
      expect([...select.options].map((option) => option.value)).toEqual(['', ...traits[name]]);
    }
  });

  it.each([
    ['region', /^Others see your town or region/],
    ['country', /^Others see only your country\.$/],
    ['nothing', /^Others see nothing of it\.$/],
  ] as const)('say what others see of the place: %s', async (shown, text) => {
    const edit = profileEdit();
    const place = await openSheet('location', { edit: { ...edit, place: { ...edit.place, shown } } });
    expect(place.getByText(/^Others see/).textContent).toMatch(text);
  });

  it('are plain forms without a script, which keep what was typed', async () => {
    const problem = { ok: false as const, error: null, values: { section: 'personal', name: '@anna' } };
    await openSheet('personal', {
      problem: { ...problem, fieldErrors: { name: [{ id: 'account.name-starts-with-at' }] } },
    });
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['@anna', 'true']);
    const form = name.form!;
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/profile']);
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ section: 'personal', version: 'a' });
  });
});

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
