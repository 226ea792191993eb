// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhotoGallery } from '~/features/photos/view/PhotoGallery';
import type { GalleryPhoto } from '~/features/profiles/view/profile-view';
import { ProfilePicture } from '~/features/profiles/view/ProfilePicture';
import { show } from '~/layouts/layout.testing';
import { PhotosAt } from '~/page/photo-url';

const CDN = 'https://cdn.example/rose/photos/';

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The URLs of all pictures on the page. */
function drawn(part: JSX.Element): string[] {
  show(<PhotosAt value={CDN}>{part}</PhotosAt>);
  return [...document.querySelectorAll('img')].flatMap(({ src, srcset }) => [
    new URL(src, 'http://brand.example').href,
    ...srcset
      .split(', ')
      .flatMap((candidate) => (candidate ? [new URL(candidate.split(' ')[0]!, 'http://brand.example').href] : [])),
  ]);
}

const open = (name: string, forAll: boolean): GalleryPhoto => ({
  kind: 'open',
  filename: `${name}.webp`,
  thumb: `${name}-thumb.webp`,
  large: `${name}-large.webp`,
  width: 720,
  height: 960,
  placeholder: null,
  forAll,
});

it('a gallery has public photos on the CDN, and those for premium members on the brand’s host', () => {
  const photos = [
    open('main', true),
    open('more', false),
    { kind: 'locked' as const, blur: 'b.webp', placeholder: null },
  ];
  const urls = drawn(<PhotoGallery id="x" name="Anna" fictional={false} photos={photos} viewer="member" />);
  expect(urls.filter((url) => url.startsWith(CDN)).map((url) => url.slice(CDN.length))).toEqual([
    'main.webp',
    'main-thumb.webp',
    'main.webp',
    'main-large.webp',
    'b.webp',
  ]);
  const others = urls.filter((url) => !url.startsWith(CDN)).map((url) => new URL(url).pathname);
  expect(new Set(others)).toEqual(new Set(['/photos/more.webp', '/photos/more-thumb.webp', '/photos/more-large.webp']));
});

it.each([true, false])('one’s own picture is on the brand’s host, since others may not see it yet (own: %s)', (own) => {
  const picture = { filename: 'me.webp', match: null, width: 720, height: 960 };
  const urls = drawn(<ProfilePicture name="Me" picture={picture} thumb="t.webp" fictional={false} own={own} />);
  expect(urls.map((url) => url.startsWith(CDN))).toEqual([!own, !own, !own]);
});
