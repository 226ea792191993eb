// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import account from '../../../../locales/en/account.json';
import { show } from '~/layouts/layout.testing';
import type { ChosenPerson } from './remembered-choices';
import { SignupChoices, type SignupChoicesProps } from './SignupChoices';

afterEach(cleanup);

const person = (name: string, fictional = true): ChosenPerson => ({ id: name, name, thumb: `${name}.webp`, fictional });

function showRemembered(remembered: SignupChoicesProps['remembered']) {
  show(
    <IntlProvider locale="en" messages={account}>
      <SignupChoices remembered={remembered} icon={<svg data-testid="sign" />} />
    </IntlProvider>,
  );
}

it('names the liked profiles, labels each made-up one with an icon and a word, and explains the label once', () => {
  showRemembered({ likes: [person('Bella'), person('Carl', false), person('Dora')], region: null });
  expect(screen.getByText('Your 3 likes come with you')).toBeVisible();
  const labels = [...document.querySelectorAll('li')].map((row) => [
    row.textContent,
    row.querySelectorAll('svg').length,
    row.querySelector('img')!.getAttribute('src'),
  ]);
  expect(labels).toEqual([
    ['Bellafictional profile', 1, '/photos/Bella.webp'],
    ['Carl', 0, '/photos/Carl.webp'],
    ['Dorafictional profile', 1, '/photos/Dora.webp'],
  ]);
  expect(screen.getAllByText('“fictional profile” means: Made up.')).toHaveLength(1);
});

it('folds a long list, without a script', () => {
  showRemembered({ likes: ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => person(name)), region: null });
  expect(screen.getByText('and 2 more').closest('details')!.querySelectorAll('li')).toHaveLength(2);
  expect(document.querySelectorAll('li')).toHaveLength(6);
});

it('shows the region, and mentions no likes if there are none', () => {
  showRemembered({ likes: [], region: { id: 'NL-ZH', country: 'NL', name: 'South Holland' } });
  expect(document.body.textContent).toBe('Your region: South Holland');
});
