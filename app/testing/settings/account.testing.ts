import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { NO_TRACKING } from '~/server/context/tracking';
import { marketJson } from '~/tenancy/tenant.testing';
import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import { renderPage } from '~/testing/render-page';
import type { Turn } from '~/testing/settings.testing';
import { findMemberByEmail } from '~db/queries/member';
import * as profile from '~/routes/members-id';
import * as members from '~/routes/members';
import * as signup from '~/routes/signup';
import * as ownProfile from '~/routes/profile';
import * as signupMatches from '~/routes/signup-matches';
import { apiSetting, apiFeature, statusOf, words, joinAs } from './ways.testing';

/** Who may sign up and log in, and what a visitor sees. */
export const settingsOfAccount: Record<string, Turn> = {
  neutral_account_answers: {
    asksDatabase: true,
    values: [false, true],
    refused: [(place) => statusOf(joinAs(place, { email: place.anna.email })), 409, 302],
  },
  countries: {
    asksDatabase: true,
    values: [['NL'], ['NL', 'BE']],
    beside: [{}, { markets: { NL: marketJson(), BE: marketJson() } }],
    api: [
      async (place) => {
        const { data } = await callApi(place.visitor, '/api/regions.php');
        return [...new Set((data as { regions: { country: string }[] }).regions.map(({ country }) => country))];
      },
      ['NL'],
      ['NL', 'BE'],
    ],
    refused: [
      async (place) =>
        statusOf(
          callRoute(ownProfile.action, place.asAnna, '/profile', { json: { section: 'location', country: 'BE' } }),
        ),
      400,
      303,
    ],
  },
  min_age: {
    values: [18, 40],
    page: [
      async (place) => words(await renderPage(signup, place.visitor, '/signup'), /\(?(?:18|40)\+\)?/),
      '(18+)',
      '(40+)',
    ],
    api: [(place) => apiSetting(place, 'min_age'), 18, 40],
    refused: [(place) => statusOf(joinAs(place)), 302, 400],
  },
  signups: {
    values: ['all', 'none'],
    page: [
      async (place) => (await renderPage(signup, place.visitor, '/signup')).html.includes('name="password"'),
      true,
      false,
    ],
    api: [(place) => apiSetting(place, 'signups'), 'all', 'none'],
    refused: [(place) => statusOf(joinAs(place)), 302, 403],
  },
  signup_credits: {
    asksDatabase: true,
    values: [7, 44],
    api: [
      async (place) => {
        await joinAs(place, { email: 'credits@example.org' });
        const { id } = (await findMemberByEmail(place.visitor.db, 'credits@example.org'))!;
        return [await apiSetting(place, 'signup_credits'), await findBalance(place.visitor.db, id)];
      },
      [7, 7],
      [44, 44],
    ],
  },
  logged_out_search: {
    values: ['all', 'none'],
    page: [
      async (place) => (await renderPage(members, place.visitor, '/members')).html.includes('<article'),
      true,
      false,
    ],
    api: [(place) => apiSetting(place, 'logged_out_search'), 'all', 'none'],
    refused: [
      async (place) => (await renderPage(profile, place.visitor, '/members/x', { id: place.anna.id })).status,
      200,
      302,
    ],
  },
  logged_out_search_trafficsource: {
    values: ['all', 'none'],
    beside: [{ logged_out_search: 'none' }, { logged_out_search: 'none' }],
    page: [
      async (place) => {
        const came = place.again({ tracking: { ...NO_TRACKING, network: 'adnet' } });
        return (await renderPage(members, came, '/members')).html.includes('<article');
      },
      true,
      false,
    ],
    api: [(place) => apiSetting(place, 'logged_out_search_trafficsource'), 'all', 'none'],
  },
  'features.signup_matches': {
    values: [true, false],
    page: [async (place) => (await renderPage(signupMatches, place.asMark, '/signup-matches')).status, 200, 404],
    api: [apiFeature('signup_matches'), true, false],
  },
};
