import { z } from 'zod';
import { messageId } from '~/i18n/message-id';
import { PASSWORD_TYPED } from '../password-bounds';
import { PASSKEY_NAME } from './passkey-view';

/** Far more than any authenticator sends. */
const RAW = 20_000;
const part = z.string().max(RAW);

/** What the browser returns, as JSON in one field of the form. */
function answerOf<T extends z.ZodRawShape>(response: T) {
  const shape = z.object({
    id: part,
    rawId: part,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: part, ...response }),
    clientExtensionResults: z.looseObject({}).catch({}).default({}),
  });
  return part.describe('What the browser returned, as JSON.').transform((text, context): z.output<typeof shape> => {
    const parsed = shape.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: messageId('errors.invalid-value') });
    return z.NEVER;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const id = z.string().regex(/^[0-9a-z]{26}$/);

/** Logging in: the first step asks for a challenge, the second answers it. */
export const passkeyLoginSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('begin') }),
  z.object({
    intent: z.literal('log-in'),
    answer: answerOf({ authenticatorData: part, signature: part, userHandle: part.optional() }),
    next: z.string().max(1000).catch('').default(''),
  }),
]);

/** The forms of the settings. Adding has the same two steps. */
export const passkeysSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('begin'),
    password: z.string().max(PASSWORD_TYPED).catch('').default('').describe('If the member has one.'),
  }),
  z.object({
    intent: z.literal('add'),
    answer: answerOf({ attestationObject: part, transports: z.array(z.string().max(20)).max(8).optional() }),
  }),
  z.object({
    intent: z.literal('rename'),
    passkey: id,
    name: z
      .string()
      .meta({ maxLength: PASSKEY_NAME })
      .transform((text) => text.trim().replace(/\s+/g, ' '))
      .pipe(
        z
          .string()
          .min(1, messageId('passkeys.name-missing'))
          .max(PASSKEY_NAME, messageId('passkeys.name-long'))
          .refine((text) => !/\p{Cc}/u.test(text), messageId('passkeys.name-missing')),
      ),
  }),
  z.object({
    intent: z.literal('remove'),
    passkey: id,
    /** The page with the list that is shown again, if it is not that of the passkeys. */
    back: z.enum(['password']).optional().catch(undefined),
  }),
]);

export type PasskeysForm = z.output<typeof passkeysSchema>;

/** The form of a page that a mailed link has opened. */
export const removeByLinkSchema = z.object({ token: z.string().max(100), passkey: id });

type Answer<Schema extends z.ZodType, Intent> = Extract<
  z.output<Schema>,
  { intent: Intent; answer: unknown }
>['answer'];
export type LoginAnswer = Answer<typeof passkeyLoginSchema, 'log-in'>;
export type AddAnswer = Answer<typeof passkeysSchema, 'add'>;
