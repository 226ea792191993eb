import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { matchRoutes } from '@remix-run/react';
import { expect, it, vi } from 'vitest';
import { rememberManifests } from './known-manifests';

const tree = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'index', index: true },
      { id: 'list', path: 'members' },
      { id: 'one', path: 'members/:id' },
      { id: 'best', path: 'members/best' },
      { id: 'chat', path: 'members/:id/chat' },
    ],
  },
];
const routes = Object.fromEntries(
  ['root', 'index', 'list', 'one', 'best', 'chat'].map((id) => [
    id,
    { id, path: tree[0]!.children.find((route) => route.id === id)?.path },
  ]),
);
const at = (pathname: string) => ({
  routes: tree,
  basename: '/',
  state: { matches: matchRoutes(tree, pathname)!, location: { pathname } },
});

const require = createRequire(import.meta.url);
const fogOfWar = () =>
  ({ ...require(join(dirname(require.resolve('@remix-run/react')), 'fog-of-war.js')) }) as Parameters<
    typeof rememberManifests
  >[0] &
    object;

it('says what Remix says, and asks it once for paths that differ only in parameters', () => {
  const module = fogOfWar();
  const usual = module.getPartialManifest;
  const fetched = vi.fn(usual);
  module.getPartialManifest = fetched;
  const manifest = { routes };
  const takeBack = rememberManifests(module);
  const paths = ['/', '/members', '/members/anna', '/members/best', '/members/anna/chat', '/members/best/chat'];
  for (const path of [...paths, '/members/Best/chat', ...paths])
    expect(module.getPartialManifest(manifest, at(path)), path).toEqual(usual(manifest, at(path)));
  expect(fetched).toHaveBeenCalledTimes(paths.length);
  module.getPartialManifest(manifest, at('/members/bea/chat'));
  expect(fetched).toHaveBeenCalledTimes(paths.length);
  // Another build has other files.
  module.getPartialManifest({ routes: { ...routes } }, at('/members'));
  expect(fetched).toHaveBeenCalledTimes(paths.length + 1);
  takeBack();
  expect(module.getPartialManifest).toBe(fetched);
});

it('replaces the function of the module that Remix renders with', () => {
  const takeBack = rememberManifests();
  const loaded = require(join(dirname(require.resolve('@remix-run/react')), 'fog-of-war.js')) as {
    getPartialManifest: { name: string };
  };
  expect(loaded.getPartialManifest.name).toBe('remembered');
  takeBack();
  expect(loaded.getPartialManifest.name).toBe('getPartialManifest');
});
