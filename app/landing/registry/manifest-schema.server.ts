import { z } from 'zod';
import { LOCALES } from '~/i18n/locales';
import { NICHE_PREFIXES } from '~/i18n/niche-prefix';

const name = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const word = z.string().regex(name, 'must be lower-case letters and digits, joined by hyphens').max(40);
const sentence = z.string().min(10, 'must be a sentence').max(300);

/** The upper limits of any budget in kilobytes, as promised in docs/guides/launch-a-lander.md. */
const CEILING = { script: 15, page: 30, assets: 4_000 };

const budgetSchema = z
  .strictObject({
    script: z
      .number()
      .min(0)
      .max(CEILING.script)
      .default(CEILING.script)
      .describe('The largest size of the script, compressed, in kB.'),
    page: z
      .number()
      .min(5)
      .max(CEILING.page)
      .default(CEILING.page)
      .describe('The largest size of the HTML with its CSS, compressed, in kB.'),
    assets: z
      .number()
      .min(0)
      .max(CEILING.assets)
      .default(600)
      .describe('The largest size of the assets that one visit loads, in kB.'),
  })
  .prefault({});

const exceptionSchema = z.strictObject({
  rule: z.enum(['wording', 'same-text', 'template']),
  text: z.string().min(1).max(600).describe('The words as they stand in the copy, or the whole text.'),
  why: sentence.describe('Why the text is right here.'),
});

/** `landers/<name>/manifest.json` describes a lander so that tools, brands and people need not read its code. */
export const manifestSchema = z
  .strictObject({
    $schema: z.string().optional(),
    title: z.string().min(3).max(60).describe('The name in lists, for marketing.'),
    idea: sentence.describe('The idea of the page, for marketing.'),
    kind: z
      .enum(['public', 'member'])
      .default('public')
      .describe('`member`: presents one person, on a page below /members/{id}/.'),
    goal: z.enum(['signup', 'message']).default('signup').describe('Where the call to action leads.'),
    niches: z
      .array(z.enum(NICHE_PREFIXES))
      .min(1)
      .describe('The niches that the lander is written for; brands of other niches respond with 404.'),
    locales: z.array(z.enum(LOCALES)).min(1).describe('The languages with a copy file; other visitors see English.'),
    needs: z
      .array(z.enum(['people', 'regions', 'map']))
      .default([])
      .describe('What the server looks up for the page.'),
    slots: z
      .record(
        word,
        z.strictObject({
          max: z.number().int().min(1).max(600).describe('The maximum length of the text, in characters.'),
          about: z.string().min(3).max(200).describe('What the text is for; read by whoever writes it.'),
          optional: z.boolean().default(false),
        }),
      )
      .describe('The texts of the page.'),
    slugs: z
      .record(word, z.strictObject({ about: sentence.describe('What is different, for marketing.') }))
      .default({})
      .describe('Variants with texts and imagery of their own: /landers/<name>/<slug>.'),
    picture: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be the name of a file in assets/ without slug, niche and ending')
      .max(40)
      .optional()
      .describe(
        'The picture in previews of links, named as for ArtImage: `poster` finds poster.she.avif for niche she. Without it previews show the drawing of the theme.',
      ),
    themeHooks: z
      .array(z.tuple([z.string(), z.string()]))
      .default([])
      .describe(
        'Pairs of colour roles, text on background, that the page relies on: their contrast is checked in every theme.',
      ),
    draft: z
      .boolean()
      .default(false)
      .describe('true until its texts are its own: it is shown only by brands whose file names it under "landers".'),
    exceptions: z
      .array(exceptionSchema)
      .default([])
      .describe('Texts that `npm run lander -- check` would refuse, each with the reason why it is right.'),
    budget: budgetSchema,
  })
  .refine((manifest) => manifest.locales.includes('en'), {
    path: ['locales'],
    error: 'must contain en, the fallback of all other languages',
  });

export type Manifest = z.output<typeof manifestSchema>;

const texts = z.record(word, z.string().max(1_000));

/** `copy/<language>.json`: `base` maps each slot to its text; texts that differ for a niche or a slug follow. */
export const copySchema = z.strictObject({
  $schema: z.string().optional(),
  base: texts,
  niches: z.partialRecord(z.enum(NICHE_PREFIXES), texts).default({}),
  slugs: z
    .record(
      word,
      z.strictObject({ base: texts.default({}), niches: z.partialRecord(z.enum(NICHE_PREFIXES), texts).default({}) }),
    )
    .default({}),
  members: texts
    .default({})
    .describe('Replaces all other texts if the page of one person presents a member, who agreed to it.'),
});

export type CopyFile = z.output<typeof copySchema>;
