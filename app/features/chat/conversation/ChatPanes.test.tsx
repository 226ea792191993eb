// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { media } from '~/theme/tokens';
import { ListPane, Panes } from './ChatPanes';

afterEach(cleanup);

it('shows list and conversation side by side above 991.98 px, and the conversation alone below', () => {
  render(
    <Panes>
      <ListPane />
    </Panes>,
  );
  const css = [...document.querySelectorAll('style')]
    .map((style) => style.textContent)
    .join('')
    .replace(/\s/g, '');
  // Names of classes hold a hyphen where the hash would spell "ad".
  // Beside each other from the first pixel on at which the specification's query no longer holds.
  expect(media.chatList).toContain('(max-width: 991.98px)');
  expect(css).toMatch(/\.[\w-]+\{display:none;\}@media\(min-width:992px\)\{\.[\w-]+\{display:flex/);
  expect(css).toMatch(/@media\(min-width:992px\)\{\.[\w-]+\{grid-template-columns:360px/);
});
