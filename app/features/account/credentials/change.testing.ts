import { expect } from 'vitest';
import { action as changeEmail } from '~/routes/notifications-email-address';
import { action as changePassword } from '~/routes/notifications-password';
import { cheapHash } from '~/testing/cheap-password';
import { as, testContext, type TestContext } from '~/testing/context';
import { cookieIn } from '~/testing/cookies';
import { makeMember } from '~/testing/make-member';
import type { OpenDatabase } from '~/testing/with-database';
import { logIn } from '../login/login.service.server';
import { findViewer } from '../sessions/session.service.server';
import { follow, mailedTo, postTo, stateAt } from './credentials.testing';

export const OLD = 'vuurtoren op texel';
export const NEW = 'zeven gekke fietsen';
export const [anna, nova, eve] = ['anna@example.org', 'nova@example.org', 'eve@example.org'];
export const passwordHash = await cheapHash(OLD);

/** Anna on one device, logged in for real. */
export async function atHome(opened: OpenDatabase, context = testContext(opened)) {
  const member = await makeMember(context, { email: anna, password_hash: passwordHash, name: 'Anna' });
  const token = cookieIn(await logIn(context, { email: anna, password: OLD }), 'session');
  const viewer = await findViewer(context, token);
  return { member, token, context: { ...as(context, member), viewer } };
}

/** Changes the password from OLD to NEW, where the fields say nothing else. */
export const setPassword = (context: TestContext, fields: Record<string, string> = {}) =>
  postTo(changePassword, context, '/notifications/password', {
    old_password: OLD,
    new_password: NEW,
    repeat_password: NEW,
    ...fields,
  });

/** Asks for another e-mail address. */
export const askFor = (context: TestContext, email: string, password = OLD) =>
  postTo(changeEmail, context, '/notifications/email-address', { intent: 'change', email, password });

/** Changes the e-mail address, by the link in its mailbox. */
export async function moveTo(opened: OpenDatabase, context: TestContext, email: string, password = OLD): Promise<void> {
  expect((await askFor(context, email, password)).status).toBe(303);
  expect(await stateAt(context, await follow(context, await mailedTo(opened, context, email)))).toBe('done');
}

/** The problems of a form, by field. */
export const fieldOf = (answer: { data: unknown }) =>
  (answer.data as { fieldErrors: Record<string, [{ id: string }]> }).fieldErrors;
