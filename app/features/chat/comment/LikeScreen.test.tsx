// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cleanAfterEach } from '~/api-client/api.testing';
import type { FormProblem } from '~/contract/problem';
import { flora, showPage, testPrices } from '../conversation/screen.testing';
import { LikeScreen, type LikeScreenProps } from './LikeScreen';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));
cleanAfterEach();

const HERE = '/members/flora/like?on=prompt:rain';
const props: LikeScreenProps = {
  partner: flora,
  writePermission: 'open',
  price: testPrices.text,
  requestKey: 'key',
  on: 'prompt:rain',
  about: { photo: null, words: 'Soup on the stove.' },
  most: 100,
  problem: null,
};
const open = (problem: FormProblem | null = null) =>
  showPage(<LikeScreen {...props} problem={problem} />, HERE, { credits: 0 });
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });

it('keeps the comment of a member who goes to buy credits, until it is sent', () => {
  localStorage.clear();
  open();
  const link = screen.getByRole('link', { name: 'Buy credits' });
  expect(link.getAttribute('href')).toBe(`/credits?next=${encodeURIComponent('/members/flora/like?on=prompt%3Arain')}`);
  fireEvent.change(comment(), { target: { value: 'Which soup?' } });
  cleanup();
  open();
  expect(comment().value).toBe('Which soup?');
  fireEvent.submit(comment().form!);
  cleanup();
  open();
  expect(comment().value).toBe('');
});

it('keeps a comment that was refused for want of credits, with one way to them', () => {
  localStorage.clear();
  const error = { code: 'chat.not-enough-credits', values: { credits: 0, needed: 10 } };
  open({ ok: false, error, fieldErrors: {}, values: { text: 'Which soup?' } });
  expect(screen.getAllByRole('link', { name: 'Buy credits' })).toHaveLength(1);
  cleanup();
  open();
  expect(comment().value).toBe('Which soup?');
});
