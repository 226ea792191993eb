import { expect, it } from 'vitest';
import { documentNumber, yearIn } from './document-number';

it('has six digits or more, so that numbers sort as text', () => {
  expect(documentNumber({ year: 2026, number: 42 })).toBe('2026-000042');
  expect(documentNumber({ year: 2026, number: 1_234_567 })).toBe('2026-1234567');
});

it('takes the year of the date that is printed on the document', () => {
  const newYear = Date.UTC(2026, 11, 31, 23, 30);
  expect(yearIn('Europe/Amsterdam', newYear)).toBe(2027);
  expect(yearIn('Europe/London', newYear)).toBe(2026);
});
