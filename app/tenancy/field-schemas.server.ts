import { z } from 'zod';
import { LOCALES, type Locale } from '~/i18n/locales';
import { countryCodes } from './tenant-choices';

/** The small types of tenant and company files, each with a bound and a message that an operator can act on. */

const CONTROL = /[\u0000-\u001f\u007f]/;

/** One line of text without line breaks or control characters. A line of spaces counts as empty. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters`)
    .refine((text) => !CONTROL.test(text), 'must be one line without control characters');
}

/** One text, or one text per language. With several languages English is required, as the fallback. */
export function text(max: number) {
  const others = LOCALES.filter((locale) => locale !== 'en');
  const optional = Object.fromEntries(others.map((locale) => [locale, line(max).optional()]));
  const perLanguage = z.strictObject({
    en: line(max),
    ...(optional as Record<Exclude<Locale, 'en'>, z.ZodOptional<ReturnType<typeof line>>>),
  });
  return z.union([line(max), perLanguage], {
    error: `must be a text, or an object with one text per language (${LOCALES.join(', ')})`,
  });
}

export function whole(min: number, max: number) {
  return z
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
}

export const yesNoSchema = z.enum(['yes', 'no']);

export const brandCountrySchema = z.enum(countryCodes, { error: `must be one of ${countryCodes.join(', ')}` });

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** A public host name: lower case, without scheme, port or path. */
export const hostSchema = z
  .string()
  .max(253, 'must be at most 253 characters')
  .regex(
    new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`),
    'must be a host name in lower case, such as www.example.com, without scheme, port or path',
  )
  .refine((host) => !/(^|\.)localhost$/.test(host), 'must not end in localhost: the demo assigns those names');

export const phoneSchema = z
  .string()
  .max(24, 'must be at most 24 characters')
  .regex(/^\+[1-9][0-9 -]{5,22}$/, 'must be an international number such as +31 20 123 4567');

export const emailSchema = z.email('must be an e-mail address').max(254, 'must be at most 254 characters');

/** The name of a tenant or company file. It is also a host label (`<slug>.localhost`), so it has no underscore. */
export const slugSchema = z
  .string()
  .max(40, 'must be at most 40 characters')
  .regex(/^[a-z](?:[a-z0-9-]*[a-z0-9])$/, 'must be lower-case letters, digits and dashes, such as golden-hour');

/** A list without repeated items; the order is significant. */
export function setOf<T extends z.ZodType>(item: T, max: number) {
  return z
    .array(item)
    .max(max, `must have at most ${max} entries`)
    .refine((items) => new Set(items).size === items.length, 'must not contain an entry twice');
}
