// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROGRESS_DURATION_MS } from '~/ui/RouteProgress/progress-times';
import { matchMedia } from '~/layouts/layout.testing';
import { showProgress } from './progress-line';

const animate = vi.fn();
beforeEach(() => {
  HTMLElement.prototype.animate = animate;
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia());
});
afterEach(() => {
  animate.mockReset();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});
const lines = () => [...document.querySelectorAll<HTMLElement>('[role="progressbar"]')];

it('shows a line with a name that takes no clicks, until it is removed', () => {
  const hide = showProgress('Loading');
  const [line] = lines();
  expect(line!.getAttribute('aria-label')).toBe('Loading');
  expect(line!.style.position).toBe('fixed');
  expect(line!.style.pointerEvents).toBe('none');
  expect(animate).toHaveBeenCalledOnce();
  expect(animate.mock.calls[0]![1]).toMatchObject({ duration: PROGRESS_DURATION_MS, fill: 'forwards' });
  hide();
  expect(lines()).toEqual([]);
});

it('stands still, almost full, where motion is reduced', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(/prefers-reduced-motion: reduce/));
  showProgress('Loading');
  expect(animate).not.toHaveBeenCalled();
  expect(lines()[0]!.style.transform).toBe('scaleX(.94)');
});

it('removes only its own line', () => {
  const hide = showProgress('Loading');
  showProgress('Loading more');
  hide();
  expect(lines().map((line) => line.getAttribute('aria-label'))).toEqual(['Loading more']);
});
