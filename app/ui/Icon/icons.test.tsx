// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Heart } from './icons';
import file from './icons.svg?raw';

afterEach(cleanup);

it('draws the icon in the size and colour of its context, hidden from screen readers on request', () => {
  const { container } = render(<Heart size={18} aria-hidden fill="currentColor" />);
  const svg = container.querySelector('svg')!;
  expect(svg.getAttribute('width')).toBe('18');
  expect(svg.getAttribute('aria-hidden')).toBe('true');
  expect(svg.getAttribute('fill')).toBe('currentColor');
  expect(file).toContain('<symbol id="Heart" viewBox="0 0 24 24" stroke="currentColor"');
  expect(svg.querySelector('use')!.getAttribute('href')).toMatch(/icons.*\.svg#Heart$/);
});
