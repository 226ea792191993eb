import { z } from 'zod';
import { languageSchema, memberIdSchema, timeSchema } from './identifiers';
import { notificationTypes } from './notification-types';
import { ownProfileResponseSchema } from './profile';

const notificationTypeSchema: z.ZodType<string> = z.enum(notificationTypes);

export const userResponseSchema = z
  .object({
    id: memberIdSchema,
    status: z
      .enum(['not_confirmed', 'active'])
      .describe('not_confirmed until the member follows the activation link in the mail.'),
    credits: z.int().min(0).describe('The credits that can be spent now; reserved credits are not included.'),
    paid_user: z.boolean().describe('Whether the member is premium: true from the first completed purchase.'),
    language: languageSchema,
    signup_date: timeSchema('When the account was created.'),
    notifications_disabled: z
      .array(notificationTypeSchema)
      .describe('The notification types that the member switched off.'),
    profile: ownProfileResponseSchema,
  })
  .meta({ id: 'UserResponse', description: 'The logged-in member.' });

export type UserResponse = z.infer<typeof userResponseSchema>;

export const loginResponseSchema = z
  .object({ user: userResponseSchema })
  .meta({ id: 'LoginResponse', description: 'The user who is now logged in.' });

export type LoginResponse = z.infer<typeof loginResponseSchema>;

export const viewerResponseSchema = z
  .object({ user: userResponseSchema.nullable() })
  .meta({ id: 'ViewerResponse', description: 'The user who is logged in; null for a visitor.' });

export type ViewerResponse = z.infer<typeof viewerResponseSchema>;

export const logoutResponseSchema = z
  .object({ user: z.null() })
  .meta({ id: 'LogoutResponse', description: 'Nobody is logged in any more.' });

export type LogoutResponse = z.infer<typeof logoutResponseSchema>;
