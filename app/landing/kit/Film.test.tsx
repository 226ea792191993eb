// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Film } from './Film';
import { FilmToggle } from './FilmToggle';
import { LanderProvider } from './LanderContext';
import type { LanderView } from './lander-view';

const assets = {
  'film.she': '/film.she.mp4',
  'film.she.webm': '/film.she.webm',
  'film.she.mp4': '/film.she.mp4',
  'film.night.she.webm': '/film.night.she.webm',
  'poster.she': '/poster.she.avif',
};

function html(slug: string | null, what = <Film name="film" poster="poster" width={72} height={90} loading="high" />) {
  const view = { niche: 'she', slug, assets } as unknown as LanderView;
  document.body.innerHTML = renderToString(<LanderProvider view={view}>{what}</LanderProvider>);
  return document.body;
}

describe('Film', () => {
  it('is a picture of a known size until a script starts the video', () => {
    const still = html(null).querySelector('img')!;
    expect(still.getAttribute('src')).toBe('/poster.she.avif');
    expect([still.getAttribute('width'), still.getAttribute('height')]).toEqual(['72', '90']);
    const film = document.querySelector('video')!;
    expect(film.getAttribute('preload')).toBe('none');
    expect(film.hasAttribute('autoplay')).toBe(false);
    for (const name of ['muted', 'loop', 'playsinline']) expect(film.hasAttribute(name), name).toBe(true);
  });

  it('offers the modern format first, and for a slug the files that it has', () => {
    const sources = (slug: string | null) =>
      [...html(slug).querySelectorAll('source')].map((source) => source.getAttribute('src'));
    expect(sources(null)).toEqual(['/film.she.webm', '/film.she.mp4']);
    expect(sources('night')).toEqual(['/film.night.she.webm', '/film.she.mp4']);
  });

  it('is decorative: hidden from screen readers and the tab key', () => {
    const film = html(null).querySelector('video')!;
    expect(film.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(film.getAttribute('tabindex')).toBe('-1');
  });
});

describe('FilmToggle', () => {
  it('is hidden until the script runs, without which nothing moves', () => {
    const button = html(null, <FilmToggle play="Play" pause="Pause" />).querySelector('button')!;
    expect(button.hidden).toBe(true);
    expect(button.type).toBe('button');
    expect(button.dataset['playing']).toBe('false');
  });
});
