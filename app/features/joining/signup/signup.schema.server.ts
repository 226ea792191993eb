import type { Gender } from '~/contract/identifiers';
import { lengthOf } from '~/i18n/length-of';
import { z } from 'zod';
import type { ErrorValues } from '~/contract/problem';
import { NAME_MAX } from '~/features/account/display-name';
import { EMAIL_MOST, parseEmail } from '~/features/account/email-address';
import { PASSWORD_LEAST, PASSWORD_MOST, PASSWORD_TYPED } from '~/features/account/password-bounds';
import { passwordProblem } from '~/features/account/passwords/password-rules';
import { cleanWords, readName, type NameRules } from '~/features/account/member-words.service.server';
import { messageId } from '~/i18n/message-id';
import { ageOf, isDay, todayIn } from '~/server/context/calendar';
import { composeDate } from '~/ui/DateOfBirthField/date-of-birth';
import { ABOUT_MAX } from './about-length';

/** The values on which the rules of the form depend. `now` in epoch milliseconds. */
export interface SignupRules {
  /** The name of the brand, which is refused as a name. */
  brand: string;
  minAge: number;
  messageLength: number;
  timeZone: string;
  now: number;
  /** Whether a text holds contact details, which a profile may not. */
  hasContact: (text: string) => boolean;
  /** Whether a text may be a first message. */
  isFitOpening: (text: string) => boolean;
}

/** The lowest minimum age, whatever a brand's file says. */
const AGE_FLOOR = 18;
/** The maximum age; the oldest known person reached 122. */
const AGE_CEILING = 120;

/** Sentences of section 5 of the specification, by message id; see locales/en/account.json. */
const texts = {
  email: messageId('account.email-invalid'),
  birthMissing: messageId('account.date-of-birth-label'),
  birthInvalid: messageId('account.date-of-birth-invalid'),
  birthYear: messageId('account.date-of-birth-year'),
  birthYoung: messageId('account.date-of-birth-young'),
  messageLong: messageId('account.signup-message-too-long'),
  aboutLong: messageId('account.about-too-long'),
  contact: messageId('errors.text-contact'),
  messageContact: messageId('errors.first-contact'),
};

function issue(context: z.RefinementCtx, path: string, message: string, values?: ErrorValues): void {
  context.addIssue({ code: 'custom', path: [path], message, params: values ? { values } : {} });
}

/** A missing field, or one that is not text, counts as empty: the rule of the field then reports the problem. */
const typed = (max: number) => z.string().max(max).catch('').default('');

/** Longer than any field may be; limits the text before expensive checks. */
const RAW = 4000;

const fields = z.object({
  email: typed(RAW).meta({ maxLength: EMAIL_MOST }),
  name: typed(RAW).meta({
    maxLength: NAME_MAX,
    description: 'Must not be the e-mail address, and must not begin with @.',
  }),
  password: typed(PASSWORD_TYPED).meta({
    minLength: PASSWORD_LEAST,
    maxLength: PASSWORD_MOST,
    description: 'Must not be a common password, nor derived from the name or the e-mail address.',
  }),
  date_of_birth: typed(RAW).meta({
    format: 'date',
    description: 'The form of the page sends date_of_birth.day, .month and .year instead.',
  }),
  'date_of_birth.day': typed(10),
  'date_of_birth.month': typed(10),
  'date_of_birth.year': typed(10),
  signup_message: z.string().catch('').default('').describe('Of at most message_length characters.'),
  about: z.string().catch('').default('').meta({ maxLength: ABOUT_MAX }),
  gender: z.enum(['female', 'male']).nullable().catch(null).default(null),
});

export interface Signup {
  email: string;
  name: string;
  password: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  signupMessage: string;
  /** The text of the profile; undefined if the form did not ask for it. */
  about?: string;
  gender: Gender | null;
}

/** The schema of the signup form. It reports all problems of all fields; the messages are message ids. */
export function signupSchema(rules: SignupRules) {
  return fields.transform((form, context): Signup => {
    const email = parseEmail(form.email);
    if (!email) issue(context, 'email', texts.email);
    const name = checkName(form.name, { email: form.email, brand: rules.brand }, context);
    if (name !== undefined && rules.hasContact(name)) issue(context, 'name', texts.contact);
    checkPassword(form.password, [form.email, name ?? ''], context);
    const dateOfBirth = checkBirth(
      composeDate((name) => form[name as keyof typeof form], 'date_of_birth'),
      rules,
      context,
    );
    const signupMessage = cleanWords(form.signup_message.slice(0, rules.messageLength * 4));
    if (lengthOf(signupMessage) > rules.messageLength) {
      issue(context, 'signup_message', texts.messageLong, { max: rules.messageLength });
    } else if (!rules.isFitOpening(signupMessage)) issue(context, 'signup_message', texts.messageContact);
    const about = cleanWords(form.about.slice(0, ABOUT_MAX * 4));
    if (lengthOf(about) > ABOUT_MAX) issue(context, 'about', texts.aboutLong, { max: ABOUT_MAX });
    else if (rules.hasContact(about)) issue(context, 'about', texts.contact);
    return {
      email: email ?? '',
      name: name ?? '',
      password: form.password,
      dateOfBirth: dateOfBirth ?? '',
      signupMessage,
      about,
      gender: form.gender,
    };
  });
}

function checkName(text: string, rules: NameRules, context: z.RefinementCtx): string | undefined {
  const read = readName(text, rules);
  if (!read.ok) issue(context, 'name', read.problem.id, read.problem.values);
  return read.name;
}

function checkPassword(password: string, personal: readonly string[], context: z.RefinementCtx): void {
  const problem = passwordProblem(password, personal);
  if (problem) issue(context, 'password', problem.id, problem.values);
}

function checkBirth(text: string, rules: SignupRules, context: z.RefinementCtx): string | undefined {
  const minAge = Math.max(rules.minAge, AGE_FLOOR);
  if (text === '') {
    issue(context, 'date_of_birth', texts.birthMissing, { min_age: minAge });
    return undefined;
  }
  const problem = birthProblem(text, minAge, todayIn(rules.now, rules.timeZone));
  if (problem) issue(context, 'date_of_birth', problem, problem === texts.birthYoung ? { min_age: minAge } : undefined);
  return problem ? undefined : text;
}

/** A year of two digits, or one in which nobody who signs up was born, is a slip of the year, and not an age. */
function birthProblem(text: string, minAge: number, today: string): string | undefined {
  if (/^\d{1,3}-/.test(text)) return texts.birthYear;
  if (!isDay(text)) return texts.birthInvalid;
  const age = ageOf(text, today);
  if (age < 0 || age > AGE_CEILING) return texts.birthYear;
  return age < minAge ? texts.birthYoung : undefined;
}
