// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '~/layouts/layout.testing';
import { askApplePay } from './ApplePay';
import { MethodList } from './MethodList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.applePay;
});

const methods = [
  { id: 'applepay', name: 'Apple Pay', pictogram: 'wallet' as const, fee: 0, appleOnly: true },
  { id: 'paypal', name: 'PayPal', pictogram: 'wallet' as const, fee: 50 },
];
const list = () =>
  show(<MethodList bundle={{ id: '100', price: 1000 }} methods={methods} currency="EUR" next={null} />);
const item = (name: RegExp) => screen.getByText(name).closest('li')!;

// covers S9-073
it.each([
  ['can', { canMakePayments: () => true }, 'list-item'],
  ['cannot', { canMakePayments: () => false }, 'none'],
  ['has no Apple Pay', undefined, 'none'],
])('a device that %s', (_what, session, display) => {
  vi.stubGlobal('ApplePaySession', session);
  list();
  expect(getComputedStyle(item(/^Apple Pay/)).display).toBe(display);
  expect(getComputedStyle(item(/^PayPal/)).display).toBe('list-item');
});

it('stays hidden where the browser refuses the question', () => {
  const refuse = () => {
    throw new Error('InvalidAccessError');
  };
  askApplePay({ ApplePaySession: { canMakePayments: refuse } }, document.documentElement);
  expect(document.documentElement.dataset.applePay).toBeUndefined();
});

it('asks by the script of the document too, before what follows is read', () => {
  list();
  const script = item(/^Apple Pay/).querySelector('script')!;
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => true });
  // eslint-disable-next-line no-new-func -- runs what the browser runs
  new Function(script.textContent)();
  expect(document.documentElement.dataset.applePay).toBe('');
  expect(item(/^PayPal/).querySelector('script')).toBeNull();
});
