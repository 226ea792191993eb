// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cleanAfterEach } from '~/api-client/api.testing';
import { showPage } from '../conversation/screen.testing';
import { SendProblemAlert } from './SendProblemAlert';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));
cleanAfterEach();

it.each([
  ['text', 'A message costs 25 credits. We’ve kept your text.'],
  ['gift', 'A gift costs 25 credits. We’ve kept your choice.'],
  // A photo has to be chosen again, because a page cannot keep a file after it has been left.
  ['photo', 'A photo costs 25 credits. Choose it again once you’ve bought more credits.'],
] as const)('says of a %s that cannot be paid what it costs, and promises no more than is saved', (type, sentence) => {
  const error = { code: 'chat.not-enough-credits', values: { credits: 3, needed: 25 } };
  showPage(<SendProblemAlert error={error} type={type} here="/chats/c" />);
  expect(screen.getByText(sentence)).toBeVisible();
});
