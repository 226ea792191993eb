import { lengthOf } from '~/i18n/length-of';
import type { ErrorValues } from '~/contract/problem';
import { messageId } from '~/i18n/message-id';
import { isCommonPassword, isPersonalPassword } from './common-passwords';
import { PASSWORD_LEAST, PASSWORD_MOST } from '../password-bounds';

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
  if (length > PASSWORD_MOST) return { id: messageId('account.password-too-long'), values: { max: PASSWORD_MOST } };
  if (isCommonPassword(password)) return { id: messageId('account.password-too-common') };
  if (isPersonalPassword(password, personal)) return { id: messageId('account.password-too-personal') };
  return undefined;
}
