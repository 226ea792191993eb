import { z } from 'zod';
import { EMAIL_MOST, parseEmail } from '~/features/account/email-address';
import { messageId } from '~/i18n/message-id';

/** Longer than any e-mail address may be; bounds the text before it is read. */
const RAW = 1000;

const texts = {
  email: messageId('account.email-invalid'),
  age: messageId('waitinglist.age-needed'),
  consent: messageId('waitinglist.consent-needed'),
};

/** A missing field, or one that is not text, counts as empty. */
const typed = z.string().max(RAW).catch('').default('');

const yes = typed.meta({ const: 'yes' });

/** The form of the waiting list. It reports all problems; the messages are message ids. */
export function waitingListSchema(rules: { brand: string; minAge: number }) {
  const values = { brand: rules.brand, min_age: rules.minAge };
  return z
    .object({ email: typed.meta({ maxLength: EMAIL_MOST }), of_age: yes, consent: yes })
    .transform((form, context): { email: string } => {
      const issue = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message, params: { values } });
      const email = parseEmail(form.email);
      if (!email) context.addIssue({ code: 'custom', path: ['email'], message: texts.email });
      if (form.of_age !== 'yes') issue('of_age', texts.age);
      if (form.consent !== 'yes') issue('consent', texts.consent);
      return { email: email ?? '' };
    });
}
