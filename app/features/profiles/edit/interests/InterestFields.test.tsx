// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '~/layouts/layout.testing';
import { InterestFields } from './InterestFields';
import { interestIds } from '../../traits/interests';
import { INTERESTS_MAX } from '../profile-edit';

afterEach(cleanup);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });

// covers S3-145
it('offers every interest, in groups', () => {
  show(<InterestFields chosen={['hiking']} error={null} />);
  expect(boxes().map(({ value }) => value)).toEqual(interestIds);
  expect(screen.getByText('Food and drink')).toBeVisible();
  expect(box('Hiking').checked).toBe(true);
  expect(screen.getByText('1 of 20 chosen')).toBeVisible();
});

it('filters them by name, also without accents, and keeps what was ticked', () => {
  show(<InterestFields chosen={['hiking']} error={null} />);
  const search = screen.getByRole('searchbox', { name: 'Find an interest' });
  fireEvent.change(search, { target: { value: 'YÓGA' } });
  const seen = boxes().filter((input) => !input.closest('label')!.hidden);
  expect(seen.map(({ value }) => value)).toEqual(['yoga']);
  fireEvent.click(box('Yoga'));
  fireEvent.change(search, { target: { value: 'no such thing' } });
  expect(screen.getByText(/Nothing found for “no such thing”/)).toBeVisible();
  expect(
    boxes()
      .filter(({ checked }) => checked)
      .map(({ value }) => value),
  ).toEqual(['hiking', 'yoga']);
});

it('says that the maximum is reached, and lets one be replaced by another', () => {
  show(<InterestFields chosen={interestIds.slice(0, INTERESTS_MAX)} error={null} />);
  expect(screen.getByText(/chosen 20, the maximum/)).toBeVisible();
  expect(box('Yoga').disabled).toBe(true);
  fireEvent.click(box('Walking'));
  expect(box('Yoga').disabled).toBe(false);
  expect(screen.getByText('19 of 20 chosen')).toBeVisible();
});
