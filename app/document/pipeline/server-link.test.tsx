import { Link, type LinkProps } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ServerLink } from './server-link';

// The router of tests says that its layout effects do not run here.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

/** As rendered on the page /members/x. */
function htmlOf(Link: ComponentType<LinkProps>, props: LinkProps): string {
  const Stub = createRemixStub([{ path: '/members/x', Component: () => <Link {...props} /> }]);
  return renderToString(<Stub initialEntries={['/members/x?page=2']} />);
}

const onClick = () => undefined;
const all = { replace: true, state: { a: 1 }, preventScrollReset: true, viewTransition: true, onClick } as const;

// The version test: it fails once Remix renders a link otherwise.
it.each<[string, LinkProps]>([
  ['a path', { to: '/members', children: 'Members' }],
  ['the root', { to: '/' }],
  ['a path with query and fragment', { to: '/members?min_age=20&name=a.b#top' }],
  ['a path with a trailing slash', { to: '/members/' }],
  ['characters that are escaped', { to: '/members?name=a"b<c>&d=é', title: '"<é' }],
  [
    'attributes in their order',
    { className: 'a', to: '/x', target: '_blank', rel: 'nofollow', id: 'b', 'aria-current': 'page' },
  ],
  ['what only a browser uses', { ...all, to: '/x', className: 'a' }],
  ['a link that loads a document', { to: '/x', reloadDocument: true }],
  ['a link that is not discovered', { to: '/x', discover: 'none' }],
  ['a link that prefetches when pointed at', { to: '/x', prefetch: 'intent' }],
  ['a link that prefetches when seen', { to: '/x', prefetch: 'viewport' }],
  ['a relative path', { to: 'photos' }],
  ['a relative path by the URL', { to: '..', relative: 'path' }],
  ['only a query', { to: '?page=3' }],
  ['the current page', { to: '' }],
  ['an object', { to: { pathname: '/x', search: '?a=1' } }],
  ['dots', { to: '/a/./b/../c' }],
  ['empty segments', { to: '/a//b' }],
  ['an empty query', { to: '/a?' }],
  ['an empty query and fragment', { to: '/a?#' }],
  ['an empty fragment', { to: '/a?b=1#' }],
  ['another site', { to: 'https://example.org/x' }],
  ['another site without protocol', { to: '//example.org/x' }],
])('renders %s as Remix does', (_what, props) => {
  expect(htmlOf(ServerLink, props)).toBe(htmlOf(Link, props));
});
