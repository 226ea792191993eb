import { lengthOf } from '~/i18n/length-of';
import type { ErrorValues } from '~/contract/problem';
import { messageId } from '~/i18n/message-id';
import { isCommonPassword, isPersonalPassword } from './common-passwords';

export const PASSWORD_LEAST = 8;
const MAX = 128;

/**
 * Why this may not become a password; undefined if it may. `personal` are the name and the e-mail address of its owner.
 * There is no rule about kinds of characters: length and not being guessed first are what helps.
 */
export function passwordProblem(
  password: string,
  personal: readonly string[],
): { id: string; values?: ErrorValues } | undefined {
  const length = lengthOf(password);
  if (length < PASSWORD_LEAST) return { id: messageId('account.password-too-short'), values: { min: PASSWORD_LEAST } };
  if (length > MAX) return { id: messageId('account.password-too-long'), values: { max: MAX } };
  if (isCommonPassword(password)) return { id: messageId('account.password-too-common') };
  if (isPersonalPassword(password, personal)) return { id: messageId('account.password-too-personal') };
  return undefined;
}
