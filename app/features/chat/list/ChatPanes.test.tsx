// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { media } from '~/theme/tokens';
import { ListPane, Panes } from './ChatPanes';

afterEach(cleanup);

// covers S9-030
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
  // Generated class names contain a hyphen where the hash would spell "ad". The panes stand side by side from the first
  // pixel at which the specification's media query no longer matches.
  expect(media.chatList).toContain('(max-width: 991.98px)');
  expect(css).toMatch(/\.[\w-]+\{display:none;\}@media\(min-width:992px\)\{\.[\w-]+\{display:flex/);
  expect(css).toMatch(/@media\(min-width:992px\)\{\.[\w-]+\{grid-template-columns:360px/);
});
