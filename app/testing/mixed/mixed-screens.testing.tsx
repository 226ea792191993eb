import type { ChatItemResponse } from '~/contract/chats';
import { ChosenPeople } from '~/features/joining/signup/ChosenPeople';
import { ConversationList } from '~/features/chat/list/ConversationList';
import { FoundChatList } from '~/features/chat/list/FoundChatList';
import { Hero } from '~/features/discovery/front-page/Hero';
import { HiddenScreen } from '~/features/discovery/hidden/HiddenScreen';
import { noFilters } from '~/features/discovery/filters/search-form';
import { SearchPeople } from '~/features/discovery/search/SearchPeople';
import type { HeroForm } from '~/theme/theme';
import { allThemes } from '~/theme/themes';
import { Showcase } from '~/features/discovery/front-page/Showcase';
import { SuggestedPeople } from '~/features/discovery/match-finder/SuggestedPeople';
import { newDeck } from '~/features/discovery/swipe/swipe-deck';
import { SwipeSkipped } from '~/features/discovery/swipe/SwipeSkipped';
import { SwipeStack } from '~/features/discovery/swipe/SwipeStack';
import { LikesOverview } from '~/features/likes/list/LikesOverview';
import { LikesScreen } from '~/features/likes/list/LikesScreen';
import { MatchDialog } from '~/features/likes/dialogs/MatchDialog';
import type { PersonSummary } from '~/contract/person-summary';
import { ProfileScreen } from '~/features/profiles/view/ProfileScreen';
import { VisitorsScreen } from '~/features/profiles/visitors/VisitorsScreen';
import { LanderProvider } from '~/landing/kit/LanderContext';
import type { LanderView } from '~/landing/kit/lander-view';
import { testShell } from '~/layouts/layout.testing';
import CollageLanding from '../../../landers/collagelanding/Lander';
import Gallery from '../../../landers/gallery/Lander';
import SocialNetwork from '../../../landers/socialnetwork/Lander';
import Tinderswipe from '../../../landers/tinderswipe/Lander';

const brand = testShell().brand.fictional;

type Draw = (people: PersonSummary[]) => JSX.Element;

const chatsOf = (people: PersonSummary[]): ChatItemResponse[] =>
  people.map(({ id, name, fictional, thumb, photo }) => ({
    conversation: { id: `chat-${id}` },
    profile: {
      id,
      name,
      fictional,
      checked: !fictional,
      age: 40,
      gender: 'female',
      country: 'NL',
      region: null,
      city: null,
      status: 'active',
      main_image: { filename: photo!, thumb_filename: thumb!, status: 'active', match: null },
      last_active: null,
    },
    num_unread_messages: 1,
    last_message: { seq: 1, type: 'text', text: 'Hello', at: 0, own: false, state: null },
  }));
const suggested = (people: PersonSummary[]) =>
  people.map((person) => ({ person, reasons: [], met: 1, wishes: 2, untold: [] }));
const liked = (people: PersonSummary[]) =>
  people.map((person, i) => ({ ...person, isNew: i % 2 === 0, matched: i % 3 === 0, givenByBrand: person.fictional }));
const card = (person: PersonSummary) => ({
  person,
  photos: [],
  locked: null,
  about: 'Rain or shine.',
  language: 'en',
  interests: [],
});

/** Every screen that shows several people at once. */
export const screens: Record<string, Draw> = {
  'search and its similar results': (people) => (
    <SearchPeople
      results={{
        access: 'all',
        form: noFilters,
        adjusted: false,
        restored: false,
        page: 1,
        people: people.slice(0, 3),
        similar: people.slice(3),
        next: null,
        counts: { main: { count: 3, capped: false }, similar: { count: 3, capped: false } },
        cut: false,
      }}
    />
  ),
  'suggestions after signup and of the match finder': (people) => (
    <SuggestedPeople people={suggested(people)} renderAction={() => null} />
  ),
  'related profiles': ([person, ...related]) => (
    <ProfileScreen
      actions={null}
      view={{
        person: person!,
        picture: { filename: person!.photo!, match: null, width: 3, height: 4 },
        photos: [],
        facts: [],
        interests: [],
        about: null,
        lookingFor: null,
        prompts: [],
        language: 'en',
        viewer: { kind: 'member', hiddenBy: null, blocking: false, likesYou: false, matched: false, sawLike: false },
        related,
      }}
    />
  ),
  'the swipe game': (people) => (
    <SwipeStack deck={newDeck(people.slice(0, 2).map(card), null)} onDecide={() => true} onGone={() => {}} />
  ),
  'whom one skipped': (people) => <SwipeSkipped people={people} page={1} hasMore={false} />,
  'the newest likes': (people) => (
    <LikesOverview
      sections={[
        { list: 'received', people: liked(people.slice(0, 3)), count: 3 },
        { list: 'sent', people: liked(people.slice(3)), count: 3 },
      ]}
    />
  ),
  'a list of likes': (people) => (
    <LikesScreen list="received" people={liked(people)} next={null} deep={false} count={people.length} />
  ),
  'the match screen': ([other]) => (
    <MatchDialog other={{ id: other!.id, name: other!.name, picture: other!.photo, fictional: other!.fictional }} />
  ),
  'visitors of a profile': (people) => (
    <VisitorsScreen
      invisible={false}
      days={30}
      page={1}
      pages={1}
      count={people.length}
      people={people.map((person) => ({ ...person, visitedAt: 0 }))}
    />
  ),
  'hidden members': (people) => <HiddenScreen people={people} />,
  'the conversations': (people) => <ConversationList chats={chatsOf(people)} onDelete={() => {}} />,
  'conversations that were searched': (people) => (
    <FoundChatList
      words="o"
      found={chatsOf(people).map((chat) => ({ chat, seq: null }))}
      complete
      onDelete={() => {}}
    />
  ),
  'likes kept at signup': (people) => <ChosenPeople people={people} icon={null} />,
};

/** How many of six people the head of the landing page shows, by its form. */
const FACES: Record<HeroForm, number> = {
  collage: 6,
  portrait: 3,
  arcade: 5,
  poster: 3,
  mosaic: 3,
  letter: 3,
  split: 3,
  filmstrip: 6,
};
for (const theme of allThemes) {
  screens[`the landing page’s head in ${theme.name}`] = (people) => (
    <Hero {...theme} title="Aurea" description="A brand" people={people} />
  );
  screens[`the landing page’s list in ${theme.name}`] = (people) => <Showcase {...theme} people={people} />;
}

const landers = {
  collagelanding: CollageLanding,
  gallery: Gallery,
  socialnetwork: SocialNetwork,
  tinderswipe: Tinderswipe,
};
const view = (name: string, people: PersonSummary[]): LanderView => ({
  name,
  slug: null,
  niche: 'none',
  locale: 'en',
  brand: { name: 'Aurea', minAge: 18, signupCredits: 30, messageLength: 500 },
  fictional: brand,
  country: { code: 'NL', name: 'Netherlands' },
  labels: {
    dating: 'Dating · Netherlands',
    offer: 'Free',
    join: 'Join',
    hello: null,
    waitingList: 'Join the waiting list',
    people: null,
  },
  // Without the lander's texts, which are about fictional profiles only; honesty.db.test checks which people it is
  // given.
  copy: {},
  people: people.map((person) => ({
    ...person,
    photo: `/photos/${person.photo}`,
    thumb: `/photos/${person.thumb}`,
    about: 'Rain or shine, I walk.',
    language: 'en',
    interests: ['Hiking', 'Cooking'],
    interestIds: ['hiking', 'cooking'],
  })),
  regions: [],
  map: null,
  person: null,
  signupOpen: true,
  assets: {},
  script: null,
});
for (const [name, Lander] of Object.entries(landers)) {
  screens[`the lander ${name}`] = (people) => (
    <LanderProvider view={view(name, people)}>
      <Lander />
    </LanderProvider>
  );
}

/** Which of the six given people a screen shows. */
export const shownOf: Record<string, (list: PersonSummary[]) => PersonSummary[]> = {
  'the swipe game': (list) => list.slice(0, 2),
  'the match screen': (list) => list.slice(0, 1),
  'the lander tinderswipe': (list) => list.slice(0, 5),
  ...Object.fromEntries(
    allThemes.map(({ name, landing }) => [
      `the landing page’s head in ${name}`,
      (list: PersonSummary[]) => list.slice(0, FACES[landing.hero.form]),
    ]),
  ),
};
