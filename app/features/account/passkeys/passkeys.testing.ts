import { expect } from 'vitest';
import { action as logInHere } from '~/routes/login-passkey';
import { action as ownForms } from '~/routes/notifications-passkeys';
import { callRoute } from '~/testing/call-route';
import type { TestContext } from '~/testing/context';
import { Authenticator, type CreationOptions, type Signing } from './authenticator.testing';

/* The steps of the page, with a software authenticator in the place of the browser's. */

export type Challenge = CreationOptions & { rpId?: string };

const headers = { Accept: 'application/json' };

export const postOwn = (context: TestContext, json: Record<string, string>) =>
  callRoute(ownForms, context, '/notifications/passkeys', { json, headers });
export const postLogin = (context: TestContext, json: Record<string, string>) =>
  callRoute(logInHere, context, '/login/passkey', { json, headers });

export const beginPasskey = async (context: TestContext, password: string) =>
  (await postOwn(context, { intent: 'begin', password })).data as Challenge;
export const finishPasskey = (context: TestContext, answer: object) =>
  postOwn(context, { intent: 'add', answer: JSON.stringify(answer) });

/** Adds a passkey for the member of the context. */
export async function addPasskey(context: TestContext, password: string): Promise<Authenticator> {
  const authenticator = new Authenticator();
  const done = await finishPasskey(context, authenticator.create(await beginPasskey(context, password), context));
  expect(done).toMatchObject({ status: 200, data: { location: '/notifications/passkeys?notice=added' } });
  return authenticator;
}

export const askLogin = async (context: TestContext) =>
  (await postLogin(context, { intent: 'begin' })).data as Challenge;

export const answerWith = (key: Authenticator, options: Challenge, signing: Signing) => ({
  intent: 'log-in',
  answer: JSON.stringify(key.get(options, signing)),
});

export const logInByPasskey = async (visitor: TestContext, key: Authenticator) =>
  postLogin(visitor, answerWith(key, await askLogin(visitor), visitor));
