import { createRemixStub } from '@remix-run/testing';
import { Scripts } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { runAfterStyles } from './scripts-after-styles';

const Stub = createRemixStub([{ path: '/', Component: () => <Scripts /> }]);
const page = () => renderToString(<Stub />);

it('the module of a page waits for its style sheets, and nothing else of the page changes', () => {
  expect(runAfterStyles(page())).toContain('<script type="module">');
  expect(runAfterStyles(page())).toBe(page().replace(' async=""', ''));
});

it('leaves what a member wrote', () => {
  const words = renderToString(<p title='type="module" async=""'>{'type="module" async=""'}</p>);
  expect(runAfterStyles(words)).toBe(words);
});

// The negative control and the version test: once it fails, Remix no longer writes the mark and the patch can go.
it('control: Remix itself lets the module run at once', () => {
  expect(page()).toContain('<script type="module" async="">');
});
