import { z } from 'zod';
import { notificationTypes } from '~/contract/notification-types';
import { timeZones } from '~/i18n/time/time-zones';
import { frequencies } from '../preferences';

const hour = z.coerce.number('errors.invalid-value').int('errors.invalid-value').min(0).max(23, 'errors.invalid-value');

type Switch = `${'mail' | 'push'}_${(typeof notificationTypes)[number]}`;

/** `mail_like`, `push_like` and so on. A form does not contain a switch that is off; any value is on. */
const on = z
  .string()
  .optional()
  .meta({ examples: ['on'] });
const switches = Object.fromEntries(
  ['mail', 'push'].flatMap((way) => notificationTypes.map((type) => [`${way}_${type}`, on])),
) as Record<Switch, typeof on>;

export const messagesSettingsForm = z
  .object({
    ...switches,
    intent: z.enum(['save', 'none', 'recommended', 'lift'], 'errors.invalid-value').default('save'),
    frequency: z.enum(frequencies, 'errors.invalid-value').default('now'),
    quiet_from: hour.default(22),
    quiet_until: hour.default(8),
    time_zone: z
      .string()
      .max(60, 'errors.invalid-value')
      .default('')
      .describe('Such as Europe/Amsterdam; empty for that of the country.'),
  })
  .transform(({ intent, frequency, quiet_from, quiet_until, time_zone, ...rest }) => ({
    intent,
    frequency,
    quiet_from,
    quiet_until,
    time_zone: timeZones.find((known) => known === time_zone) ?? null,
    mail: notificationTypes.filter((type) => `mail_${type}` in rest),
    push: notificationTypes.filter((type) => `push_${type}` in rest),
  }));

export type MessagesSettingsForm = z.output<typeof messagesSettingsForm>;
