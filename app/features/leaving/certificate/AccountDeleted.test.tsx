// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '~/layouts/layout.testing';
import { DAY } from '~/time/durations';
import { AccountDeleted } from './AccountDeleted';

afterEach(cleanup);

const code = 'Q'.repeat(43);
const pending = { code, leftAt: 0, eraseAt: 14 * DAY, erasedAt: null, seal: null };
const follows = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('says first until when all can be taken back and how, and has the certificate behind a link', () => {
  show(<AccountDeleted certificate={pending} expired={false} />);
  const [date, form] = [screen.getByText('January 15, 1970'), screen.getByRole('textbox')];
  const link = screen.getByRole('link', { name: 'The certificate of the deletion' });
  expect([follows(date, form), follows(form, link)]).toEqual([true, true]);
  expect(link.getAttribute('href')).toBe(`/account-deleted?certificate=${code}&details=1`);
  expect(screen.queryByText(code)).toBeNull();
});

it('shows the certificate itself on request, and once everything is erased', () => {
  show(<AccountDeleted certificate={pending} expired={false} details />);
  expect(screen.getByText(code)).toBeVisible();
  cleanup();
  show(<AccountDeleted certificate={{ ...pending, erasedAt: 14 * DAY, seal: 'e1' }} expired={false} />);
  expect(screen.getByText(code)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
