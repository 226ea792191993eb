// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProfileResponse } from '~/contract/profile';
import { SignupPerson } from '~/features/joining/signup/SignupPerson';
import { ConversationList } from '~/features/chat/list/ConversationList';
import { DeleteDialog } from '~/features/chat/list/DeleteDialog';
import { ConversationHeader } from '~/features/chat/conversation/ConversationHeader';
import { SwipeFace } from '~/features/discovery/swipe/card/SwipeFace';
import { LikeDialog } from '~/features/likes/dialogs/LikeDialog';
import { LikedTile } from '~/features/likes/list/LikedTile';
import { MatchDialog } from '~/features/likes/dialogs/MatchDialog';
import type { PersonSummary } from '~/contract/person-summary';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import { ProfilePicture } from '~/features/profiles/view/ProfilePicture';
import { PersonLine } from '~/features/safety/PersonLine';
import { ReportReceiptScreen } from '~/features/safety/report/ReportReceiptScreen';
import { show, testUser } from '~/layouts/layout.testing';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';

const LABEL = 'fictional profile';
/** The mark of a checked photo. Every person here claims it, as after a fault of the server. */
const MARK = 'Photo checked';
const MARKED = /card|head of a conversation/;

const summary = (name: string, fictional: boolean): PersonSummary => ({
  id: 'someone',
  name,
  age: 34,
  place: 'Utrecht',
  distance: null,
  thumb: null,
  photo: null,
  color: null,
  fictional,
  checked: true,
  online: false,
  liked: false,
});
const profileOf = (name: string, fictional: boolean): ProfileResponse => ({
  id: 'someone',
  name,
  age: 34,
  gender: 'female',
  country: 'NL',
  region: null,
  city: null,
  status: 'active',
  main_image: null,
  fictional,
  checked: true,
  last_active: 0,
});
const other = (name: string, fictional: boolean) => ({ id: 'someone', name, picture: null, fictional });
const person = (name: string, fictional: boolean) => ({ id: 'someone', name, thumb: null, fictional, here: true });

/** Every component that shows a person by name or picture. */
const places: Record<string, (name: string, fictional: boolean) => JSX.Element> = {
  'a card of a list': (name, fictional) => <PersonTile person={summary(name, fictional)} />,
  'a card of likes': (name, fictional) => (
    <LikedTile person={{ ...summary(name, fictional), isNew: true, matched: false, givenByBrand: fictional }} />
  ),
  'a card of matches': (name, fictional) => (
    <LikedTile person={{ ...summary(name, fictional), isNew: false, matched: true, givenByBrand: false }} />
  ),
  'the match screen': (name, fictional) => <MatchDialog other={other(name, fictional)} />,
  'the like modal': (name, fictional) => <LikeDialog kind="like" other={other(name, fictional)} />,
  'a profile’s picture': (name, fictional) => (
    <ProfilePicture
      name={name}
      picture={{ filename: 'x.webp', match: null, width: 3, height: 4 }}
      thumb={null}
      fictional={fictional}
    />
  ),
  'a card of the swipe game': (name, fictional) => (
    <SwipeFace
      card={{ person: summary(name, fictional), photos: [], locked: null, about: '', language: 'en', interests: [] }}
      top
    />
  ),
  'the head of a conversation': (name, fictional) => (
    <ConversationHeader partner={profileOf(name, fictional)} back="/chats" />
  ),
  'a line of the conversations': (name, fictional) => (
    <ConversationList
      chats={[
        {
          conversation: { id: 'c' },
          profile: profileOf(name, fictional),
          num_unread_messages: 0,
          last_message: null,
        },
      ]}
      onDelete={() => {}}
    />
  ),
  'a line about blocking': (name, fictional) => <PersonLine person={person(name, fictional)} />,
  'the question whether to delete a conversation': (name, fictional) => (
    <DeleteDialog chat={{ id: 'c', name, fictional }} onClose={() => {}} onConfirm={() => {}} />
  ),
  'the receipt of a report': (name, fictional) => (
    <ReportReceiptScreen
      receipt={{ number: '7K3M-9QXA', state: 'open', at: 0, mailed: true, blockable: person(name, fictional) }}
      again={false}
    />
  ),
  'the signup from a profile': (name, fictional) => (
    <SignupPerson name={name} thumb={null} fictional={fictional} icon={null} />
  ),
};

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(Object.entries(places))(
  '%s labels made-up profiles, and no others, and never shows the mark of a checked photo with them',
  (place, draw) => {
    const names = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((name) => name.trim() !== '' && !name.includes(LABEL) && !name.includes(MARK));
    fc.assert(
      fc.property(names, fc.boolean(), (name, fictional) => {
        show(<ToastProvider>{draw(name, fictional)}</ToastProvider>, { user: testUser() });
        const text = document.body.textContent ?? '';
        const pictured = [...document.querySelectorAll('img')].map(({ alt }) => alt).join('\n');
        expect(text + pictured).toContain(name);
        expect(text.includes(LABEL)).toBe(fictional);
        expect(text.includes(MARK)).toBe(!fictional && MARKED.test(place));
        cleanup();
      }),
      { numRuns: 8, seed: 20261121 },
    );
  },
);
