// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { onFirstTouch } from './on-first-touch';

afterEach(() => vi.unstubAllGlobals());

it('waits for the first input of a person, and calls once', () => {
  const call = vi.fn();
  onFirstTouch(call);
  document.dispatchEvent(new Event('scroll'));
  expect(call).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('keydown'));
  document.dispatchEvent(new Event('pointerdown'));
  expect(call).toHaveBeenCalledTimes(1);
});

it('stops waiting on request', () => {
  const call = vi.fn();
  onFirstTouch(call)();
  document.dispatchEvent(new Event('pointerdown'));
  expect(call).not.toHaveBeenCalled();
});

it('does not wait if there was an input already', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const call = vi.fn();
  onFirstTouch(call);
  expect(call).toHaveBeenCalledTimes(1);
});
