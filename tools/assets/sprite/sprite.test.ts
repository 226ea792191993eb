// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import * as icons from '~/ui/Icon/icons';
import file from '~/ui/Icon/icons.svg?raw';
import { spriteOf } from './sprite';

afterEach(cleanup);

it('holds the drawings of exactly the icons of the product', () => {
  // tools/assets/icon-sprite.ts writes the file again.
  expect(file).toBe(spriteOf(Object.keys(icons)));
});

// covers X18-018
it('every icon refers to the drawing of its own name', () => {
  for (const [name, Icon] of Object.entries(icons)) {
    const { container } = render(createElement(Icon));
    expect(container.querySelector('use')!.getAttribute('href')).toMatch(new RegExp(`icons.*#${name}$`));
  }
});

it('refuses a name that Lucide does not know', () => {
  expect(() => spriteOf(['NoSuchIcon'])).toThrow('NoSuchIcon');
});
