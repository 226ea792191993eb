// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ShownDistance } from '~/contract/distance';
import { ProfileLike, LoginToLike } from '~/features/likes/dialogs/ProfileLike';
import { show, testUser } from '~/layouts/layout.testing';
import { MemberActions, VisitorActions } from './ProfileActions';
import { ProfileScreen } from './ProfileScreen';
import type { ProfileView } from './profile-view';

afterEach(cleanup);

const view: ProfileView = {
  person: {
    id: 'bella',
    name: 'Bella',
    age: 36,
    place: 'Leiden',
    distance: null,
    thumb: 'thumb.webp',
    photo: 'photo.webp',
    color: null,
    fictional: false,
    checked: false,
    online: false,
    liked: false,
  },
  picture: { filename: 'photo.webp', match: null, width: 900, height: 1200 },
  photos: [],
  facts: [],
  interests: [],
  about: 'Likes rain.',
  lookingFor: null,
  prompts: [],
  language: 'en',
  viewer: { kind: 'member', hiddenBy: null, blocking: false, likesYou: false, matched: false, sawLike: false },
  related: [],
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('a profile page', () => {
  // covers S2-118 S2-120 S2-121 S2-122
  it('shows a member the photo, and lets them write and like', () => {
    const actions = <MemberActions id="bella" like={<ProfileLike id="bella" liked={false} />} />;
    show(<ProfileScreen view={view} actions={actions} />, { user: testUser() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Bella');
    expect(screen.getByRole('img', { name: 'Photo of Bella' }).getAttribute('src')).toBe('/photos/photo.webp');
    expect(hrefOf('Message')).toBe('/members/bella/chat');
    expect(hrefOf('Send a gift')).toBe('/members/bella/gift');
    const like = screen.getByRole('button', { name: 'Like' });
    expect([like.getAttribute('formaction'), like.getAttribute('aria-pressed')]).toEqual(['/members/bella', 'false']);
    expect(screen.queryByText('You need to be logged in to chat')).toBeNull();
  });

  // covers S6-008 S6-010 S6-011
  it('tells a visitor that chatting and liking need a login, and links there', () => {
    const actions = <VisitorActions id="bella" name="Bella" likeWords={<LoginToLike name="Bella" />} />;
    show(<ProfileScreen view={{ ...view, viewer: { ...view.viewer, kind: 'visitor' } }} actions={actions} />);
    expect(screen.getByText('You need to be logged in to chat')).toBeVisible();
    expect(hrefOf('You need to be logged in to send a gift to Bella')).toBe('/login?next=%2Fmembers%2Fbella%2Fgift');
    expect(hrefOf('Message')).toBe('/login?next=%2Fmembers%2Fbella%2Fchat');
    expect(hrefOf("Login to like Bella's profile")).toBe('/login?next=%2Fmembers%2Fbella');
    expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
  });

  // covers S2-119
  it('shows the distance in round numbers if both have a place', () => {
    const at = (distance: ShownDistance) => ({ ...view, person: { ...view.person, distance } });
    show(<ProfileScreen view={at({ value: 40, unit: 'km' })} actions={null} />);
    expect(screen.getByText('About 40 km away')).toBeVisible();
    cleanup();
    show(<ProfileScreen view={at({ value: 25, unit: 'mile' })} actions={null} />);
    expect(screen.getByText('About 25 miles away')).toBeVisible();
    cleanup();
    show(<ProfileScreen view={view} actions={null} />);
    expect(screen.queryByText(/ away/)).toBeNull();
  });

  it('shows what the member looks for, and that the viewer’s own profile is not visible yet', () => {
    const own = { ...view.viewer, kind: 'own' as const, hiddenBy: 'unconfirmed' as const };
    show(<ProfileScreen view={{ ...view, lookingFor: 'A dance.', viewer: own }} actions={null} />, {
      user: testUser(),
    });
    expect(screen.getByRole('heading', { name: 'Looking for' })).toBeVisible();
    expect(screen.getByText(/Nobody does yet: confirm your e-mail address/)).toBeVisible();
    expect(hrefOf('Edit my profile')).toBe('/profile');
  });

  // covers X17-056
  it('says beside the own profile what is being checked, and shows it as the other kind of member sees it', () => {
    const own = (as: 'free' | 'premium', checking: number, differs = true) => {
      cleanup();
      const viewer = { ...view.viewer, kind: 'own' as const, preview: { as, differs, checking } };
      show(<ProfileScreen view={{ ...view, viewer }} actions={null} />, { user: testUser() });
    };
    own('free', 1);
    expect(screen.getByText(/1 photo is still being checked/)).toBeVisible();
    expect(hrefOf('See it as members with Premium do')).toBe('/members/bella?as=premium');
    own('premium', 2);
    expect(screen.getByText(/2 photos are still being checked/)).toBeVisible();
    expect(hrefOf('See it as members without Premium do')).toBe('/members/bella');
    own('free', 0, false);
    expect(screen.queryByText(/being checked|Premium/)).toBeNull();
  });

  it('labels a made-up profile', () => {
    show(<ProfileScreen view={{ ...view, person: { ...view.person, fictional: true } }} actions={null} />);
    expect(screen.getAllByText('fictional profile').length).toBeGreaterThan(0);
    expect(screen.getByText('Made up.')).toBeVisible();
  });
});
