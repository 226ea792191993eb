// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { profileEdit } from '~/features/profiles/profiles.testing';
import { show, testUser } from '~/layouts/layout.testing';
import { LocationStep } from './LocationStep';

afterEach(cleanup);

it.each([
  ['region', 'So that you meet people nearby. Others see your town or region and a rounded distance, never more.'],
  ['country', 'So that you meet people nearby. Others see only your country.'],
  ['nothing', 'So that you meet people nearby. Others see nothing of it.'],
] as const)('promises what the brand does with the place: %s', (shown, text) => {
  const place = { ...profileEdit().place, shown };
  show(<LocationStep step={2} steps={[1, 2, 3]} place={place} />, { user: testUser() });
  expect(screen.getByText(text)).toBeVisible();
});
