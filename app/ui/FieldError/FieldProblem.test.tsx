// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { fieldError } from './FieldProblem';

afterEach(cleanup);

const problem = {
  fieldErrors: { name: [{ id: 'name-long', values: { max: 60 } }, { id: 'name-taken' }], email: [] },
};
const textOf = (name: string) =>
  render(
    <IntlProvider locale="en" messages={{ 'name-long': 'At most {max} letters.', 'name-taken': 'Taken.' }}>
      {fieldError(problem, name)}
    </IntlProvider>,
  ).container.textContent;

it('shows the first problem of a field', () => {
  expect(textOf('name')).toBe('At most 60 letters.');
});

it('is undefined for a valid field, so that a control knows', () => {
  expect([fieldError(problem, 'email'), fieldError(problem, 'other'), fieldError(null, 'name')]).toEqual(
    Array(3).fill(undefined),
  );
});
