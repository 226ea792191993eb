// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { forgetLogin } from '~/page/forget-login';
import { profileEdit } from '../profiles.testing';
import { PlaceFields } from './PlaceFields';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
});
afterEach(cleanup);

const { place } = profileEdit();
const other = place.regions.find(({ id }) => id !== place.region)!.id;

const anna = testUser({ id: 'a'.repeat(26) });

function open(values: Record<string, string> = {}, { saved = place, user = anna, path = '/somewhere' } = {}) {
  const fields = {
    error: (name: string) => (name === 'city' && 'city' in values ? 'It lies elsewhere.' : null),
    value: (name: string, stored: string | null) => values[name] ?? stored ?? '',
  };
  show(<PlaceFields place={saved} fields={fields} />, { user }, { path });
}
const region = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });
const town = () => document.querySelector<HTMLInputElement>('input[name="city"]')!;

it('a town that was refused stays in its field, and when the region is changed', () => {
  open({ countryregion: other, city: 'Somewhere' });
  expect([region().value, town().value]).toEqual([other, 'Somewhere']);
  fireEvent.change(region(), { target: { value: place.region } });
  expect(town().value).toBe('Somewhere');
});

it('a typed town stays when the region is changed, and a saved one does not', () => {
  open();
  expect(town().value).toBe(place.city);
  fireEvent.change(region(), { target: { value: other } });
  expect(town().value).toBe('');
  fireEvent.input(town(), { target: { value: 'Somewhere' } });
  fireEvent.change(region(), { target: { value: '' } });
  expect(town().value).toBe('Somewhere');
});

it('what was typed is there again on coming back, for the same member on the same page, until something is saved', () => {
  const again = (options?: Parameters<typeof open>[1]) => {
    cleanup();
    open({}, options);
    return [region().value, town().value];
  };
  const type = () => {
    open();
    fireEvent.change(region(), { target: { value: other } });
    fireEvent.input(town(), { target: { value: 'Somewhere' } });
  };
  type();
  expect(again()).toEqual([other, 'Somewhere']);
  const saved = [place.region, place.city];
  expect(again({ user: testUser({ id: 'b'.repeat(26) }) })).toEqual(saved);
  expect(again({ path: '/elsewhere' })).toEqual(saved);
  expect(again()).toEqual([other, 'Somewhere']);
  expect(again({ saved: { ...place, city: 'Newer' } })).toEqual([place.region, 'Newer']);
  expect(again()).toEqual(saved);
  cleanup();
  type();
  forgetLogin();
  expect(again()).toEqual(saved);
});

it('a town that was emptied stays empty, and what equals the saved place is not stored', () => {
  open();
  fireEvent.input(town(), { target: { value: '' } });
  cleanup();
  open();
  expect(town().value).toBe('');
  fireEvent.input(town(), { target: { value: place.city } });
  expect(sessionStorage.length).toBe(0);
});

it('tells the form around it what came back, so that a section knows that it is not saved', () => {
  open();
  fireEvent.input(town(), { target: { value: 'Somewhere' } });
  cleanup();
  const notify = vi.fn();
  const fields = { error: () => null, value: (_name: string, stored: string | null) => stored ?? '' };
  const form = (
    <form onInput={() => notify(town().value)}>
      <PlaceFields place={place} fields={fields} />
    </form>
  );
  show(form, { user: anna }, { path: '/somewhere' });
  expect(notify.mock.calls).toEqual([['Somewhere']]);
});
