import { expect, it } from 'vitest';
import { changeEmailSchema, changePasswordSchema } from '~/features/account/credentials/credentials.schema.server';
import { passkeysSchema } from '~/features/account/passkeys/passkeys.schema.server';
import { exportSchema } from '~/features/leaving/export/export.schema.server';
import { leaveSchema } from '~/features/leaving/leave/leave.schema.server';
import { loginSchema } from './account.schema.server';
import { PASSWORD_MOST } from './password-bounds';
import { passwordProblem } from './passwords/password-rules';

/** As some keyboards and clipboards send it: each letter apart from its two marks, which count as one character. */
const longest = 'ậ ố Kệ Xữ ể '.repeat(PASSWORD_MOST).slice(0, PASSWORD_MOST).normalize('NFD');

const forms = {
  login: loginSchema,
  'another e-mail address': changeEmailSchema,
  'a passkey': passkeysSchema,
  'the own data': exportSchema,
  leaving: leaveSchema,
};

it('takes the longest password that may be chosen, also where each of its characters is sent in parts', () => {
  expect(passwordProblem(longest, [])).toBeUndefined();
  const chosen = { old_password: longest, new_password: longest, repeat_password: longest };
  expect(changePasswordSchema.parse(chosen)).toEqual(chosen);
});

it.each(Object.entries(forms))('takes it in every form that asks for it: %s', (name, schema) => {
  const intent = { 'a passkey': 'begin', leaving: 'leave', 'another e-mail address': 'cancel' }[name];
  expect(schema.parse({ intent, email: '', password: longest })).toMatchObject({ password: longest });
});
