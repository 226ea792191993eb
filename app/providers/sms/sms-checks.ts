import { Rejected } from '../provider-errors';
import type { OutgoingSms } from './sms-port';

/** E.164: a plus, and at most 15 digits of which the first is not 0. */
const NUMBER = /^\+[1-9]\d{6,14}$/;
/** GSM 03.38 allows 11 characters in a sender's name; a name of digits alone would pass for a number. */
const SENDER = /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/;
/** One message in the alphabet of telephones: every further part costs money. */
const MAX_TEXT = 160;
const CONTROL = /\p{Cc}/u;

/** Throws `Rejected` for a message that must not be sent. Every adapter calls this first. */
export function checkSms(provider: string, message: OutgoingSms): void {
  const refuse = (reason: string): never => {
    throw new Rejected(provider, reason);
  };
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(message.tenant)) refuse('the tenant is not a slug');
  if (!NUMBER.test(message.to)) refuse('the recipient is not one telephone number');
  if (!SENDER.test(message.from)) refuse('the sender is not a name of at most 11 letters and digits');
  if (message.text.trim() === '' || message.text.length > MAX_TEXT) refuse('the text is empty or too long');
  if (CONTROL.test(message.text)) refuse('the text contains a control character');
}
