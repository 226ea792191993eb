import { z } from 'zod';
import { LOCALES, type Locale } from '~/i18n/locales';
import { line } from '~/tenancy/field-schemas.server';
import { BRAND } from './announcement';

/** A single placeholder: braces of anything else would be sent as they are. */
const textOf = (max: number) =>
  line(max).refine((text) => !/[{}]/.test(text.replaceAll(BRAND, '')), `must have no braces but those of ${BRAND}`);

const textSchema = z.strictObject({
  title: textOf(80),
  paragraphs: z
    .array(textOf(600), { error: 'must be a list of paragraphs' })
    .min(1, 'must not be empty')
    .max(6, 'must be at most 6 paragraphs'),
  link: textOf(40).optional(),
});

const perLanguage = Object.fromEntries(LOCALES.map((locale) => [locale, textSchema.optional()]));

/** The file of an announcement, which is the same for all brands. */
export const announcementSchema = z
  .strictObject({
    name: z
      .string()
      .max(40, 'must be at most 40 characters')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and dashes, such as new-search'),
    path: z
      .string()
      .max(200, 'must be at most 200 characters')
      // A second slash or a backslash would make a browser leave the brand.
      .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'must be a path of the brand such as /members, not a whole URL')
      .nullable()
      .default(null),
    texts: z.strictObject(perLanguage as Record<Locale, z.ZodOptional<typeof textSchema>>),
  })
  .superRefine(({ path, texts }, context) => {
    const issue = (at: string[], message: string) => context.addIssue({ code: 'custom', path: at, message });
    for (const locale of LOCALES) {
      const text = texts[locale];
      if (!text) continue;
      if (path !== null && text.link === undefined)
        issue(['texts', locale, 'link'], 'is missing: the words of the link');
      if (path === null && text.link !== undefined) issue(['path'], 'is missing: where the link leads');
    }
  });
