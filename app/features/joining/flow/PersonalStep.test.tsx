// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FormProblem } from '~/contract/problem';
import { profileEdit } from '~/features/profiles/profiles.testing';
import { show as showPage, testUser } from '~/layouts/layout.testing';
import { FLOW_STEPS } from './flow-steps';
import { PersonalStep } from './PersonalStep';

afterEach(cleanup);

const edit = profileEdit({
  shown: ['gender', 'sexuality', 'eye_color'],
  sensitive: false,
  traits: { ...profileEdit().traits, sexuality: null, eye_color: null },
});

const show = (changes: Partial<typeof edit> = {}, problem?: FormProblem) =>
  showPage(
    <PersonalStep step={3} steps={FLOW_STEPS} edit={{ ...edit, ...changes }} {...(problem ? { problem } : {})} />,
    { user: testUser() },
  );

const chipOf = (name: RegExp) => screen.getByText(name, { selector: 'summary' }).closest('details')!;

it('asks for gender and wish first, and has the rest in chips that are closed', () => {
  show();
  const fields = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
  expect([...new Set(fields)].slice(0, 2)).toEqual(['gender', 'seeks']);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false]);
  expect(document.querySelectorAll('form button[value="next"]')).toHaveLength(1);
});

it('shows in its chip what was chosen', () => {
  show();
  const chip = chipOf(/^Eyes/);
  const before = chip.querySelector('summary')!.textContent;
  fireEvent.click(chip.querySelector('input[value="green"]')!);
  expect(chip.querySelector('summary')!.textContent).toBe(`${before}: Green`);
});

it('opens the chip in which something is wrong, with what was chosen', () => {
  const problem = {
    ok: false as const,
    fieldErrors: { sensitive: [{ id: 'profile.sensitive-needed' }] },
    error: null,
    values: { sexuality: 'bi' },
  };
  show({}, problem);
  const chip = chipOf(/^Orientation/);
  expect(chip.open).toBe(true);
  expect(chip.querySelector<HTMLInputElement>('input[value="bi"]')!.checked).toBe(true);
  expect(chipOf(/^Eyes/).open).toBe(false);
});

it('asks for no consent where it was given', () => {
  show({ sensitive: true });
  expect(document.querySelector('input[name="sensitive"]')).toBeNull();
  cleanup();
  show();
  expect(chipOf(/^Orientation/).querySelector('input[name="sensitive"]')).not.toBeNull();
});
