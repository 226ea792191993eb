import { expect, it } from 'vitest';
import { passkeyNameOf } from './passkey-names';

const NO_MODEL = '00000000-0000-0000-0000-000000000000';

it('names a passkey after its password manager, else after the browser, else not at all', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  expect(passkeyNameOf('bada5566-a7aa-401f-bd96-45619a55120d', firefox)).toBe('1Password');
  expect(passkeyNameOf(NO_MODEL, firefox)).toBe('Firefox, Linux');
  expect(passkeyNameOf(NO_MODEL, null)).toBe('Passkey');
});
