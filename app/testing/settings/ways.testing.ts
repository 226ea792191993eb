import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import type { Place } from '~/testing/settings.testing';
import * as signup from '~/routes/signup';

let keys = 0;
export const freshKey = () => `key-of-setting-${(keys += 1)}`;

export const apiSetting = async ({ visitor }: Place, key: string) =>
  ((await callApi(visitor, '/api/settings.php')).data as Record<string, unknown>)[key];
export const apiFeature = (name: string) => async (place: Place) =>
  ((await apiSetting(place, 'features')) as Record<string, boolean>)[name];

export const statusOf = async (response: Promise<{ status: number }>) => (await response).status;

export const words = (page: { text: string }, pattern: RegExp) => pattern.exec(page.text)?.[0];

let signups = 0;
export const joinAs = (place: Place, fields: Record<string, string> = {}) => {
  signups += 1;
  const form = {
    email: `new${signups}@example.org`,
    name: `New ${signups}`,
    password: 'vuurtoren op texel',
    date_of_birth: '1990-02-28',
    gender: 'female',
    signup_message: '',
    ...fields,
  };
  return callRoute(signup.action, place.visitor, '/signup', { form });
};
