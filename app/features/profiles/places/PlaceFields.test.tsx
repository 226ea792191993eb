// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '~/layouts/layout.testing';
import { profileEdit } from '../profiles.testing';
import { PlaceFields } from './PlaceFields';

beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {})));
afterEach(cleanup);

const { place } = profileEdit();
const other = place.regions.find(({ id }) => id !== place.region)!.id;

function open(values: Record<string, string> = {}) {
  const fields = {
    error: (name: string) => (name === 'city' && 'city' in values ? 'It lies elsewhere.' : null),
    value: (name: string, stored: string | null) => values[name] ?? stored ?? '',
  };
  show(<PlaceFields place={place} fields={fields} />);
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
