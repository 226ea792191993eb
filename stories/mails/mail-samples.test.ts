import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createIntl, type IntlShape } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { mailFooter } from '~/features/account/mail/design/mail-footer';
import { mailTheme, type MailColors } from '~/features/account/mail/design/mail-theme';
import { mailText } from '~/features/account/mail/design/mail-text';
import { renderMail } from '~/features/account/mail/design/render-mail';
import { lightnessOf, withLightness } from '~/theme/color';
import { contrast } from '~/theme/contrast';
import { brands } from '../.storybook/brands';
import { SECRET, type MailSample } from './mail-sample';
import { mailSamples } from './mail-samples';
import { originOf, sampleBrand, sampleUnsubscribe } from './sample-brand';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const files = import.meta.glob<Record<string, string>>('../../locales/*/*.json', { eager: true, import: 'default' });
/** The files whose functions make mails; a new occasion gets such a file, and its samples. */
const sources = import.meta.glob<string>('../../app/features/**/*-{mail,mails}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** All code of the product but the design that every mail shares. */
const product = import.meta.glob<string>(
  [
    '../../app/**/*.{ts,tsx}',
    '!../../app/features/account/mail/design/**',
    '!../../app/**/*.{test,testing,stories}.{ts,tsx}',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const calls = Object.values(
  import.meta.glob<string>('./*-samples.ts', { eager: true, query: '?raw', import: 'default' }),
).join('\n');
/** The exported functions of a file that return a mail. */
const makersIn = (code: string) =>
  [...code.matchAll(/export (?:function|const) (\w+)(?:(?!\nexport )[\s\S])*?\): MailContent\b/g)].map(
    ([, name]) => name!,
  );
const unsampled = (makers: readonly string[], code: string) => makers.filter((name) => !code.includes(`${name}(`));
const writesMail = (code: string) =>
  ['subject', 'preview', 'greeting'].every((part) => new RegExp(`\\b${part}[:,]`).test(code));
const samples = Object.entries(mailSamples) as [string, MailSample][];
const languages = ['en', 'nl'];

function textsOf(locale: string): IntlShape {
  const messages = Object.assign(
    {},
    ...Object.entries(files)
      .filter(([path]) => new RegExp(`/locales/${locale}/[a-z]+\\.json$`).test(path))
      .map(([, texts]) => texts),
  ) as Record<string, string>;
  return createIntl({ locale, messages, timeZone: 'Europe/Amsterdam' });
}

async function sent(sample: MailSample, slug: string, locale: string) {
  const intl = textsOf(locale);
  const tenant = sampleBrand(slug);
  const origin = originOf(tenant);
  const content = sample.make(tenant, intl, origin);
  const unsubscribe = sampleUnsubscribe(sample, origin);
  const footer = mailFooter({ tenant, origin, unsubscribe }, intl);
  const html = await renderMail({
    brand: { name: tenant.name, url: `${origin}/` },
    theme: mailTheme(tenant),
    locale,
    content,
    footer,
    buttonAlternative: 'If the button doesn’t work, open this link:',
  });
  return { content, footer, html, text: mailText(content, footer), origin };
}

describe('the gallery of mails', () => {
  it('has every occasion: each function that makes the texts of a mail is called by a sample', () => {
    const makers = Object.values(sources).flatMap(makersIn);
    expect(unsampled(makers, calls)).toEqual([]);
    expect(makers.length).toBeGreaterThan(30);
    // A function that nothing shows would be found.
    expect(unsampled(makersIn('export function newsMail(brand: Brand): MailContent {'), calls)).toEqual(['newsMail']);
    expect(unsampled(makersIn('export const oddLetter = (brand: Brand): MailContent => ({'), calls)).toEqual([
      'oddLetter',
    ]);
  });

  it('knows every file: no other one writes the texts of a mail', () => {
    const writers = Object.entries(product).filter(([, code]) => writesMail(code));
    expect(writers.map(([path]) => path).filter((path) => !/-mails?\.ts$/.test(path))).toEqual([]);
    expect(writers.length).toBeGreaterThan(15);
    expect(writesMail("return { subject: say('a'), preview: say('b'), greeting: say('c') }")).toBe(true);
  });

  it('has a story of each sample', () => {
    const stories = readFileSync(at('./Mails.stories.tsx'), 'utf8');
    for (const [name] of samples)
      expect(stories).toContain(`export const ${name}: Story = { args: { occasion: '${name}'`);
  });
});

/** What of the samples must not be in a subject. */
const SECRETS = new RegExp(`${SECRET.slice(0, 8)}|https?:|@|Anna|Bram|Chloé|SPRING20|4300|R-2026`);

/** What common mail clients do to a mail: they clip, drop and rewrite. */
describe.each(languages)('every mail in %s', (locale) => {
  it.each(samples)('%s is within the limits of mail clients', async (_name, sample) => {
    for (const slug of brands.keys()) {
      const { content, html, text, origin, footer } = await sent(sample, slug, locale);
      // Gmail shows the rest of a larger mail behind a link only, and then without its footer.
      expect(Buffer.byteLength(html)).toBeLessThan(60_000);
      expect(html).toMatch(/^<!DOCTYPE html/);
      expect(html).toContain(`lang="${locale}"`);
      expect(html).toContain('dir="ltr"');
      expect(html).not.toMatch(/<(?:script|form|input|link|iframe|object|video|svg|img)\b/i);
      expect(html).not.toMatch(/position:|float:|@import|@font-face|url\(|var\(--|display:\s*(?:flex|grid)/i);
      expect(html).not.toMatch(/undefined|\[object|NaN|<!--\$|<!-- -->/);
      // Gmail drops a style attribute with something that it cannot parse.
      for (const [, style] of html.matchAll(/ style="([^"]*)"/g))
        expect(style!.replaceAll('&#x27;', "'")).toMatch(/^(?:[a-z-]+:[^;{}]+;?)+$/);
      // Half of all clients read the styles of the head only, the others those of the elements.
      for (const [tag] of html.matchAll(/<(?:td|p|h1|a|th)\b[^>]*class="m-(?:text|muted|link|button|head)[^>]*>/g))
        expect(tag).toContain('style="');
      // A link or a long word in the text would make the mail wider than a phone, as tables give way to it.
      for (const [tag] of html.matchAll(/<(?:p|h1)\b[^>]*class="m-(?:text|muted)"[^>]*>/g))
        expect(tag).toMatch(/word-break:break-(?:word|all)/);
      const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link.startsWith(`${origin}/`), link).toBe(true);
      expect(html).toContain('width="600"');
      expect(html).toContain('max-width:100%');
      expect(html).toMatch(/<meta name="color-scheme" content="light dark"/);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(html).toContain('<title>');
      // One line, and readable in the list of a phone.
      expect(content.subject).not.toMatch(/\p{Cc}/u);
      expect(content.subject.length).toBeGreaterThan(5);
      expect(content.subject.length, content.subject).toBeLessThanOrEqual(70);
      expect(content.preview.length).toBeGreaterThan(10);
      expect(content.preview.length).toBeLessThanOrEqual(200);
      const plainHtml = html
        .replace(/&#x27;/g, "'")
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&');
      expect(text).toContain(content.heading ?? content.greeting);
      for (const paragraph of [content.greeting, ...content.paragraphs, ...content.closing, ...footer.lines]) {
        expect(text).toContain(paragraph);
        expect(plainHtml).toContain(paragraph);
      }
      // The line that an inbox shows beside the subject.
      expect(plainHtml).toContain(content.preview);
      for (const url of text.match(/https?:\/\/\S+/g) ?? []) expect(url.startsWith(`${origin}/`), url).toBe(true);
      // Subjects show on locked screens and in shared mailboxes: no link, no code, no e-mail address, nobody's name.
      expect(content.subject).not.toMatch(SECRETS);
      for (const { label, value } of content.facts ?? []) expect(text).toContain(`${label}: ${value}`);
      const named = [content.action, content.secondary, ...footer.links].filter((link) => link !== undefined);
      for (const link of named) expect(text).toContain(link.url);
    }
  });
});

/** Applied by Gmail, Outlook, Apple Mail and Yahoo, or left out by one of them without harm. Outlook's own begin with mso. */
const PROPERTIES = new Set(
  (
    '-ms-text-size-adjust -webkit-text-size-adjust background background-color border border-bottom ' +
    'border-collapse border-color border-radius border-top color color-scheme display font-family font-size ' +
    'font-weight height letter-spacing line-height margin margin-bottom margin-left margin-right margin-top ' +
    'max-height max-width opacity overflow padding padding-bottom padding-left padding-right padding-top ' +
    'supported-color-schemes text-align text-decoration text-decoration-line vertical-align width word-break'
  ).split(' '),
);
const propertiesIn = (css: string) => [...css.matchAll(/(?:^|[;{])\s*([a-z-]+)\s*:/g)].map(([, name]) => name!);

it.each(samples)('%s uses only what mail clients know', async (_name, sample) => {
  const { html } = await sent(sample, brands.keys().next().value!, 'nl');
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, css]) => css!.replaceAll('&#x27;', "'"));
  const sheets = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css!);
  expect(sheets.length + styles.length).toBeGreaterThan(5);
  const unknown = [...styles, ...sheets]
    .flatMap(propertiesIn)
    .filter((name) => !PROPERTIES.has(name) && !name.startsWith('mso-'));
  expect([...new Set(unknown)]).toEqual([]);
  // Negative control: what the list does not name is found.
  expect(propertiesIn('color:red;animation:x').filter((name) => !PROPERTIES.has(name))).toEqual(['animation']);
});

const PAIRS: [keyof MailColors, keyof MailColors, number][] = [
  ['text', 'card', 4.5],
  ['text', 'page', 4.5],
  ['text', 'well', 4.5],
  ['muted', 'card', 4.5],
  ['muted', 'page', 4.5],
  ['muted', 'well', 4.5],
  ['link', 'card', 4.5],
  ['link', 'page', 4.5],
  ['onButton', 'button', 4.5],
  ['onDepth', 'depth', 4.5],
];

/** What clients without a dark design of their own do: they turn the perceived lightness of every colour over. */
const inverted = (color: string) => withLightness(color, 1 - lightnessOf(color));

it.each([1, 2, 3, 4, 5, 6, 7])('the colours of niche %i are readable in light, in dark and turned over', (niche) => {
  const { light, dark } = mailTheme({ niche, theme: {} });
  for (const [ink, ground, ratio] of PAIRS) {
    for (const colors of [light, dark])
      expect(contrast(colors[ink], colors[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(ratio);
    // A client that turns colours over does not know the dark design, so it begins with the light one.
    const turned = contrast(inverted(light[ink]), inverted(light[ground]));
    expect(turned, `${ink} on ${ground}, turned over`).toBeGreaterThanOrEqual(3);
  }
});
