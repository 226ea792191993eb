// @vitest-environment happy-dom
import { useLocation } from '@remix-run/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { api } from '~/api-client/api';
import { ApiError } from '~/api-client/api-client';
import { EditScreen, type EditScreenProps } from './EditScreen';
import { profileEdit } from '../profiles.testing';
import { traits } from '../traits/traits';

const send = vi.spyOn(api, 'send');
beforeEach(() => {
  send.mockReset();
});
afterEach(cleanup);

const open = (props: Partial<EditScreenProps> = {}) =>
  show(<EditScreen edit={profileEdit()} {...props} />, { user: testUser() }, { path: '/profile' });
/** Where the browser is. */
function Where() {
  return <p role="note">{useLocation().pathname}</p>;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) => fireEvent.click(section(name).getByRole('button', { name: 'Save' }));

describe('the own profile', () => {
  // covers S3-118 S3-119 S3-120 S3-121 S3-122 S3-123 S3-124 S3-125 S3-126 S3-127 S3-128 S3-129 S3-130 S3-131 S3-132
  // covers S3-133 S3-134 S3-135 S3-136 S3-137 S3-138 S3-139 S3-140 S3-141 S3-142 S3-143 S3-144
  it('asks for every trait in friendly words with the values of the API', () => {
    open();
    for (const [name, values] of Object.entries(traits)) {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
      expect([...select.options].map((option) => option.value)).toEqual(['', ...values]);
    }
    const build = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Build' });
    expect([build.value, build.selectedOptions[0]!.text]).toEqual(['fat', 'Full-figured']);
    expect(build.getAttribute('aria-describedby')).not.toBeNull();
    expect(section('Your details').getAllByText('Not shown on profiles here.')).toHaveLength(3);
  });

  it('shows the date of birth, and explains why it cannot be changed', () => {
    open();
    expect(screen.getByText('May 1, 1988 (38)')).toBeVisible();
    expect(screen.getByText(/everybody’s age can be trusted/)).toBeVisible();
    expect(document.querySelector('[name^="date_of_birth"]')).toBeNull();
  });

  it.each([
    ['region', /^Others see your town or region/],
    ['country', /^Others see only your country\.$/],
    ['nothing', /^Others see nothing of it\.$/],
  ] as const)('says what others see of the place: %s', (shown, text) => {
    const edit = profileEdit();
    open({ edit: { ...edit, place: { ...edit.place, shown } } });
    expect(section('Where you are').getByText(/^Others see/).textContent).toMatch(text);
  });

  // covers X17-053
  it('counts what is filled in and names what is missing, with a link to the public profile', () => {
    open();
    expect(screen.getByRole('progressbar', { name: '4 of 6 parts filled in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Three interests' }).getAttribute('href')).toBe('#interests');
    expect(screen.getByText('What you share with somebody is named in their suggestions.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How others see me' }).getAttribute('href')).toMatch(/^\/members\/m+$/);
    expect(screen.getByRole('link', { name: '3 people looked at it' }).getAttribute('href')).toBe('/profile/visitors');
  });

  it('has plain forms without a script, which keep what was typed', () => {
    const problem = { ok: false as const, error: null, values: { section: 'personal', name: '@anna' } };
    open({ problem: { ...problem, fieldErrors: { name: [{ id: 'account.name-starts-with-at' }] } } });
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['@anna', 'true']);
    const form = name.form!;
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/profile']);
    expect(form.querySelector<HTMLInputElement>('[name="section"]')!.value).toBe('personal');
  });
});

describe('a section', () => {
  // covers S0-009
  it('is saved in place, by itself', async () => {
    send.mockResolvedValue({ location: '/profile' });
    open();
    const field = screen.getByRole('textbox', { name: 'About me' });
    fireEvent.input(field, { target: { value: 'A swim.' } });
    expect(section('In your own words').getByText('Saves itself when you go on')).toBeVisible();
    save('In your own words');
    await waitFor(() => expect(section('In your own words').getByText('Saved')).toBeVisible());
    expect(send).toHaveBeenCalledExactlyOnceWith('POST', '/profile', {
      section: 'notes',
      about_me: 'A swim.',
      looking_for: '',
    });
  });

  it('saves the prompts: each beginning with its answer', async () => {
    send.mockResolvedValue({ location: '/profile' });
    open();
    const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Beginning 1' });
    expect([chosen.value, chosen.options.length]).toEqual(['rain', 3]);
    fireEvent.input(screen.getByRole('textbox', { name: 'Your answer 1' }), { target: { value: 'A bath.' } });
    save('Start a conversation');
    await waitFor(() => expect(section('Start a conversation').getByText('Saved')).toBeVisible());
    expect(send.mock.lastCall?.[2]).toMatchObject({
      section: 'prompts',
      prompt_1: 'rain',
      answer_1: 'A bath.',
      prompt_2: '',
    });
  });

  // covers X17-052
  it('keeps what was typed if it is refused, and shows the error beside the field', async () => {
    const body = { error: 'invalid', field_errors: { name: [{ id: 'account.name-starts-with-at' }] } };
    send.mockRejectedValue(new ApiError(400, body));
    open();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    fireEvent.input(name, { target: { value: '@anna' } });
    save('About you');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(name.value).toBe('@anna');
    expect(document.activeElement).toBe(name);
    expect(section('About you').getByText('Saves itself when you go on')).toBeVisible();
  });

  // covers X17-052
  it('keeps what was typed if there is no response, and tries again on request', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ location: '/profile' });
    open();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What I am looking for' });
    fireEvent.input(field, { target: { value: 'Company' } });
    save('In your own words');
    await waitFor(() => expect(section('In your own words').getByRole('alert')).toBeVisible());
    expect(field.value).toBe('Company');
    save('In your own words');
    await waitFor(() => expect(section('In your own words').getByText('Saved')).toBeVisible());
    expect(section('In your own words').queryByRole('alert')).toBeNull();
  });

  const about = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About me' });
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'How others see me' }));

  // covers X17-052
  it('saves itself once the focus leaves it, not before, and takes no focus back', async () => {
    send.mockResolvedValue({ location: '/profile' });
    open();
    about().focus();
    fireEvent.input(about(), { target: { value: 'A swim.' } });
    fireEvent.blur(about(), { relatedTarget: screen.getByRole('textbox', { name: 'What I am looking for' }) });
    expect(send).not.toHaveBeenCalled();
    fireEvent.blur(about(), { relatedTarget: screen.getByRole('textbox', { name: 'Name' }) });
    await waitFor(() => expect(section('In your own words').getByText('Saved')).toBeVisible());
    expect(send).toHaveBeenCalledOnce();
    expect(section('In your own words').queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('sends nothing when left unchanged, and shows a refusal without taking the focus', async () => {
    const body = { error: 'invalid', field_errors: { name: [{ id: 'account.name-starts-with-at' }] } };
    send.mockRejectedValue(new ApiError(400, body));
    open();
    fireEvent.blur(about(), { relatedTarget: null });
    expect(send).not.toHaveBeenCalled();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    fireEvent.input(name, { target: { value: '@anna' } });
    fireEvent.blur(name, { relatedTarget: about() });
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).not.toBe(name);
    expect(section('About you').getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('stores last what was typed last, also while it is being saved', async () => {
    const answers: (() => void)[] = [];
    send.mockImplementation(() => new Promise((resolve) => answers.push(() => resolve({ location: '/profile' }))));
    open();
    fireEvent.input(about(), { target: { value: 'One' } });
    fireEvent.blur(about(), { relatedTarget: null });
    await waitFor(() => expect(answers).toHaveLength(1));
    fireEvent.input(about(), { target: { value: 'Two' } });
    fireEvent.blur(about(), { relatedTarget: null });
    answers[0]!();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!();
    await waitFor(() => expect(section('In your own words').getByText('Saved')).toBeVisible());
    expect(send.mock.calls.map((call) => (call[2] as { about_me: string }).about_me)).toEqual(['One', 'Two']);
  });

  it('is saved before a link is followed, and when the tab is hidden', async () => {
    send.mockResolvedValue({ location: '/profile' });
    open({ photos: <Where /> });
    fireEvent.input(about(), { target: { value: 'Half a sentence' } });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    fireEvent.input(about(), { target: { value: 'A whole sentence.' } });
    leave();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole('note').textContent).toMatch(/^\/members\/m+$/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before somebody leaves with text that could not be saved, and only then', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    open();
    fireEvent.input(about(), { target: { value: 'Half a sentence' } });
    leave();
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(about().value).toBe('Half a sentence');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    fireEvent.input(about(), { target: { value: 'A walk before breakfast.' } });
    const free = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(free);
    expect(free.defaultPrevented).toBe(false);
  });
});
