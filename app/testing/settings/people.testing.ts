import { expect } from 'vitest';
import { getLanderPerson } from '~/features/discovery/front-page/lander-people.service.server';
import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import { makeMember } from '~/testing/make-member';
import { renderPage } from '~/testing/render-page';
import type { Place, Turn } from '~/testing/settings.testing';
import * as chat from '~/routes/chats-id';
import * as members from '~/routes/members';
import * as swipe from '~/routes/swipe-game';
import * as ownProfile from '~/routes/profile';
import * as visibility from '~/routes/notifications-visibility';
import * as matchFinder from '~/routes/match-finder';
import { apiSetting, apiFeature, statusOf } from './ways.testing';

/** Gives four likes in the swipe game and returns the results. */
async function likesOfTheGame({ asMark }: Place) {
  const responses: { status: number; data: unknown }[] = [];
  for (let given = 0; given < 4; given++) {
    const { id } = await makeMember(asMark);
    responses.push(
      await callRoute(swipe.action, asMark, '/swipe-game', {
        json: { intent: 'like', id },
        headers: { Accept: 'application/json' },
      }),
    );
  }
  return responses;
}

/** How members find and see each other. */
export const settingsOfPeople: Record<string, Turn> = {
  time_zone: {
    asksDatabase: true,
    values: ['Europe/Amsterdam', 'America/New_York'],
    api: [
      async (place) => ((await likesOfTheGame(place))[0]!.data as { likes_back_at: number }).likes_back_at,
      Date.UTC(2026, 10, 21, 23),
      Date.UTC(2026, 10, 22, 5),
    ],
  },
  search_fields: {
    values: [['gender'], ['gender', 'hair_color']],
    page: [
      async (place) => (await renderPage(members, place.asMark, '/members')).html.includes('name="hair_color"'),
      false,
      true,
    ],
    api: [(place) => apiSetting(place, 'search_fields'), ['gender'], ['gender', 'hair_color']],
  },
  visible_profile_notes: {
    values: [['about_me'], []],
    page: [
      async (place) =>
        (await renderPage(ownProfile, place.asMark, '/profile?section=notes')).html.includes('name="about_me"'),
      true,
      false,
    ],
    api: [(place) => apiSetting(place, 'visible_profile_notes'), ['about_me'], []],
  },
  visible_profile_fields: {
    values: [['gender'], []],
    api: [
      async (place) => {
        const { data } = await callRoute(chat.loader, place.asMark, '/chats/x', { params: { id: place.chat } });
        return [
          await apiSetting(place, 'visible_profile_fields'),
          (data as { partner: { gender: string | null } }).partner.gender,
        ];
      },
      [['gender'], 'female'],
      [[], null],
    ],
  },
  'limits.swipe_likes_per_day': {
    asksDatabase: true,
    values: [2, 3],
    page: [
      async ({ asMark }) => (await renderPage(swipe, asMark, '/swipe-game')).text.match(/\d likes left today/)?.[0],
      '2 likes left today',
      '3 likes left today',
    ],
    api: [
      async (place) => (await likesOfTheGame(place))[0]!.data,
      expect.objectContaining({ likes_left: 1, likes_per_day: 2 }),
      expect.objectContaining({ likes_left: 2, likes_per_day: 3 }),
    ],
    refused: [
      async (place) => (await likesOfTheGame(place)).map(({ status }) => status),
      [200, 200, 403, 403],
      [200, 200, 200, 403],
    ],
  },
  'limits.auto_likes_per_day': {
    asksDatabase: true,
    values: [0, 1],
    api: [
      async (place) => (await callApi(place.asMark, '/api/auto-like.php')).data,
      null,
      expect.objectContaining({ fictional: true }),
    ],
  },
  'features.auto_like': {
    asksDatabase: true,
    values: [true, false],
    api: [
      async (place) => [await apiFeature('auto_like')(place), (await callApi(place.asMark, '/api/auto-like.php')).data],
      [true, expect.objectContaining({ fictional: true })],
      [false, null],
    ],
  },
  'features.swipe_game': {
    values: [true, false],
    page: [async (place) => (await renderPage(swipe, place.asMark, '/swipe-game')).status, 200, 404],
    api: [apiFeature('swipe_game'), true, false],
    refused: [async (place) => (await likesOfTheGame(place))[0]!.status, 200, 404],
  },
  'features.match_finder': {
    values: [true, false],
    page: [async (place) => (await renderPage(matchFinder, place.asMark, '/match-finder')).status, 200, 404],
    api: [apiFeature('match_finder'), true, false],
    refused: [
      (place) =>
        statusOf(
          callRoute(matchFinder.action, place.asMark, '/match-finder', { form: { question: 'meet', answer: 'any' } }),
        ),
      303,
      404,
    ],
  },
  'features.member_landings': {
    values: [true, false],
    page: [
      async (place) =>
        (await renderPage(visibility, place.asMark, '/notifications/visibility')).html.includes('advertises'),
      true,
      false,
    ],
    api: [apiFeature('member_landings'), true, false],
    refused: [
      (place) =>
        getLanderPerson(place.visitor, place.anna.id).then(
          () => 200,
          () => 404,
        ),
      200,
      404,
    ],
  },
};
