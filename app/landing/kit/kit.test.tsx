// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArtImage } from './ArtImage';
import { Copy, CopyItems, useHasCopy } from './Copy';
import { LanderProvider, useArt } from './LanderContext';
import type { LanderView } from './lander-view';
import { Portrait } from './Portrait';
import { StartForm } from './StartForm';

const person = {
  id: '0123456789abcdefghjkmnpqrs',
  name: 'Ada',
  age: 41,
  place: 'Delft',
  photo: '/photos/a.webp',
  thumb: '/photos/a-thumb.webp',
  fictional: true,
  about: '',
  language: 'en',
  interests: [],
  interestIds: [],
};

const view = (changes: Partial<LanderView> = {}) =>
  ({
    name: 'small',
    slug: null,
    niche: 'she',
    locale: 'en',
    signupOpen: true,
    fictional: { icon: 'sparkles', singular: 'fictional profile', plural: 'fictional profiles', warning: '' },
    copy: { headline: 'Good *evening*\nto you', raw: '<b>bold</b>' },
    people: [person],
    person: null,
    assets: { hero: '/hero', 'hero.she': '/hero-she', 'hero.rain': '/hero-rain', 'hero.rain.she': '/hero-rain-she' },
    ...changes,
  }) as LanderView;

const show = (what: React.ReactNode, changes?: Partial<LanderView>) =>
  render(<LanderProvider view={view(changes)}>{what}</LanderProvider>).container;

describe('Copy', () => {
  it('emphasises and breaks lines', () => {
    expect(show(<Copy slot="headline" />).innerHTML).toBe('Good <em>evening</em><br>to you');
  });

  it('is text, never markup', () => {
    expect(show(<Copy slot="raw" />).innerHTML).toBe('&lt;b&gt;bold&lt;/b&gt;');
  });

  it('is empty for an omitted optional slot, which can be checked', () => {
    const Asked = () => <>{useHasCopy('aside') ? 'yes' : 'no'}</>;
    expect(show(<Copy slot="aside" />).innerHTML).toBe('');
    expect(show(<Asked />).innerHTML).toBe('no');
  });

  it('reads the slot named for closed signups', () => {
    const labelOf = (signupOpen: boolean, closed?: string) =>
      show(<Copy slot="headline" closed={closed} />, { signupOpen }).textContent;
    expect(labelOf(true, 'raw')).toBe('Good eveningto you');
    expect(labelOf(false, 'raw')).toBe('<b>bold</b>');
    expect(labelOf(false)).toBe('Good eveningto you');
  });

  it('fills the items of a list, in the given order', () => {
    expect(show(<CopyItems slots={['raw', 'headline']} />).innerHTML).toBe(
      '<li>&lt;b&gt;bold&lt;/b&gt;</li><li>Good <em>evening</em><br>to you</li>',
    );
  });

  it('throws outside a lander', () => {
    expect(() => renderToString(<Copy slot="headline" />)).toThrow('useLander is called outside a lander');
  });
});

describe('art', () => {
  const ArtUrl = () => <>{useArt('hero') ?? 'none'}</>;

  it.each<[string, Partial<LanderView>]>([
    ['/hero-she', {}],
    ['/hero', { niche: 'gay' }],
    ['/hero-rain-she', { slug: 'rain' }],
    ['/hero-rain', { slug: 'rain', niche: 'gay' }],
    ['/hero-she', { slug: 'sun' }],
    ['none', { assets: {} }],
  ])('%s takes the nearest', (url, changes) => {
    expect(show(<ArtUrl />, changes).textContent).toBe(url);
  });

  it('has its size before it loads, and renders nothing if it does not exist', () => {
    const image = show(<ArtImage name="hero" width={40} height={30} loading="high" />).querySelector('img')!;
    expect(image.getAttribute('width')).toBe('40');
    expect(image.getAttribute('fetchpriority')).toBe('high');
    expect(show(<ArtImage name="nobody" width={1} height={1} />).innerHTML).toBe('');
  });
});

describe('Portrait', () => {
  it('labels a made-up profile with the brand’s wording', () => {
    show(<Portrait person={person} sizes="50vw" />);
    expect(screen.getByText('fictional profile')).toBeVisible();
  });

  it('does not label anybody else', () => {
    expect(show(<Portrait person={{ ...person, fictional: false }} sizes="50vw" />).textContent).toBe('');
  });
});

describe('StartForm', () => {
  const form = (toPerson: boolean, changes?: Partial<LanderView>) =>
    show(<StartForm toPerson={toPerson}>fields</StartForm>, changes).querySelector('form')!;

  it('posts to the signup, as a begun signup', () => {
    expect(form(false).getAttribute('method')).toBe('post');
    expect(form(false).getAttribute('action')).toBe('/signup?lander=small');
    expect(form(false).querySelector('input')?.value).toBe('start');
  });

  it('posts to the signup of the profile of the page', () => {
    expect(form(true, { person }).getAttribute('action')).toBe(`/members/${person.id}/signup?lander=small`);
  });
});
