// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchMedia, show, testUser } from '~/layouts/layout.testing';
import { PhotoGallery } from './PhotoGallery';
import type { GalleryPhoto } from '~/features/profiles/view/profile-view';

afterEach(cleanup);

const opened = (filename: string): GalleryPhoto => ({
  kind: 'open',
  filename: `${filename}.webp`,
  thumb: `${filename}-thumb.webp`,
  large: null,
  width: 720,
  height: 960,
  placeholder: '#aabbcc',
});
const locked: GalleryPhoto = { kind: 'locked', blur: 'hidden-blur.webp', placeholder: null };
const bella = { id: 'bella', name: 'Bella', fictional: false };

it('moves with the arrows and keys, and shows its position', () => {
  vi.stubGlobal('matchMedia', matchMedia(/reduce/));
  const scrollTo = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollTo });
  show(<PhotoGallery {...bella} photos={[opened('a'), opened('b'), opened('c')]} viewer="member" />, {
    user: testUser(),
  });
  expect(screen.getByText('1 / 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Previous photo' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByText('2 / 3')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('list'), { key: 'End' });
  expect(screen.getByText('3 / 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

// covers S6-009
it('tells a visitor that more photos need a login, with a link there and back', () => {
  show(<PhotoGallery {...bella} photos={[opened('a'), locked]} viewer="visitor" />);
  expect(screen.getByText('Login to view more photos of Bella')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toBe('/login?next=%2Fmembers%2Fbella');
});

// covers S2-125 S6-014
it('shows a free member the blurred rendition and how to unlock the photo', () => {
  const { container } = show(<PhotoGallery {...bella} photos={[opened('a'), locked]} viewer="member" />);
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/photos/a.webp',
    '/photos/hidden-blur.webp',
  ]);
  expect(screen.getByText('Premium members see all photos of Bella')).toBeVisible();
  expect(screen.getByRole('link', { name: 'What premium gives you' }).getAttribute('href')).toBe('/premium');
});

it('labels a made-up profile', () => {
  show(<PhotoGallery {...bella} fictional photos={[opened('a'), opened('b')]} viewer="member" />);
  expect(screen.getByText('fictional profile')).toBeVisible();
});

it('links each visible photo to its report form, except one’s own photos', () => {
  const photos = [opened('a'), locked, opened('b')];
  const reports = () => screen.queryAllByRole('link', { name: 'Report this photo' });
  show(<PhotoGallery {...bella} photos={photos} viewer="visitor" />);
  expect(reports().map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([
    ['/members/bella/report?photo=a.webp', 0],
    // Not reachable until the gallery is turned to this photo.
    ['/members/bella/report?photo=b.webp', -1],
  ]);
  cleanup();
  show(<PhotoGallery {...bella} photos={photos} viewer="own" />);
  expect(reports()).toEqual([]);
});
