// @vitest-environment happy-dom
import { useLocation } from '@remix-run/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { api } from '~/api-client/api';
import { EditScreen, type EditScreenProps } from './EditScreen';
import type { SectionName } from './profile-edit';
import { profileEdit } from '../profiles.testing';
import { traits } from '../traits/traits';

const send = vi.spyOn(api, 'send');
beforeEach(() => {
  send.mockReset();
});
afterEach(cleanup);

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
