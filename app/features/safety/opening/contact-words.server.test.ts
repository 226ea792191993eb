import * as fc from 'fast-check';
import { getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { countryCodes, type CountryCode } from '~/tenancy/tenant-choices';
import * as contactWords from './contact-words.server';

const findContact = (text: string, countries: readonly CountryCode[] = ['NL', 'GB']) =>
  contactWords.findContact(text, countries);

describe('contact details', () => {
  it.each([
    ['phone', 'Bel me op 0612345678'],
    ['phone', 'My number is +44 7700 900123'],
    ['phone', '06-12 34 56 78'],
    ['phone', '(020) 794 60958'],
    ['phone', '0 6 1 2 3 4 5 6 7 8'],
    ['phone', '06.12.34.56.78'],
    ['phone', '06.12-23.45-67-89'],
    ['phone', '06.12 - 23.45 67 89'],
    ['phone', '06 * 12 * 34 * 56 * 78'],
    ['phone', '06🌹12🌹34🌹56🌹78'],
    ['phone', 'nul zes een twee drie vier vijf zes zeven acht'],
    ['phone', 'zero seven seven zero zero nine zero zero one two three'],
    ['phone', 'nul zes, 12 drie 4 vijf 67 acht'],
    ['phone', 'Zero-Seven-Seven-One-Two-Three-Four-Five'],
    ['phone', 'o6 l2345678'],
    ['phone', 'O612345678'],
    ['phone', '０６１２３４５６７８'],
    ['phone', '⓪⑥①②③④⑤⑥⑦⑧'],
    ['phone', '0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣'],
    ['phone', '٠٦١٢٣٤٥٦٧٨'],
    ['phone', '06\u200B12\u200D34\u206056\u00AD78'],
    ['phone', '06\n12\n34\n56\n78'],
    ['phone', 'Nú‍l zés eén twéé drié viér víjf zés'],
    ['phone', '06 1987 2013 11'],
    ['link', 'https://example.com'],
    ['link', 'Look at www.somewhere.de'],
    ['link', 'my site is anna-sings.nl'],
    ['link', 'anna sings dot com'],
    ['link', 'anna-sings (punt) nl'],
    ['link', 'anna-sings . com'],
    ['link', 't.me/anna'],
    ['link', 'wa.me/31612345678'],
    ['link', 'ANNA．ＣＯＭ'],
    ['link', 'anna\u200B.\u200Bcom'],
    ['email', 'anna@example.nl'],
    ['email', 'anna @ example . nl'],
    ['email', 'anna (at) example dot nl'],
    ['email', 'anna apenstaartje gmail punt com'],
    ['email', 'anna at gmail'],
    ['email', 'ａｎｎａ＠ｅｘａｍｐｌｅ．ｎｌ'],
    ['messenger', 'Are you on WhatsApp?'],
    ['messenger', 'find me on insta'],
    ['messenger', 'w h a t s a p p'],
    ['messenger', 'wh@ts4pp'],
    ['messenger', 'T-e-l-e-g-r-a-m'],
    ['messenger', 'mijn snap is anna'],
    ['messenger', 'kik: anna'],
    ['messenger', 'I am @anna_1990'],
    ['messenger', 'ｗｈａｔｓａｐｐ'],
  ])('are found: a %s in “%s”', (kind, text) => {
    expect(findContact(text)).toBe(kind);
  });

  it.each([
    'Hoi Anna, wat een mooie foto! Waar was dat?',
    'Born in 1984, moved here in 2011, single since 2023.',
    '1984, 1990, 2001, 2010: which of these summers was best?',
    'Zomers: 1984 1990 2001',
    'We met on 21-11-2019 and parted on 03/05/2024.',
    'Ik ben vrij op 2026-11-28, van 19:30 tot 22:00 of 20.15 uur.',
    'Ma-vr 09.00-17.00, za 10.00 - 16.00',
    'The flight took from 9:30 am to 11:45 pm.',
    'I paid €1.250,00 for it, and 1.000.000 euro would not be enough.',
    'It costs 12.500.000 in the lottery, 25000000 credits at least',
    'Ik ben 1.85 m, 82 kg en 38 jaar oud; maat 42 en 90-60-90 ben ik niet',
    'My children are 12, 14, 17, 19 and 21 years old.',
    'one, two, three, four, five, six, seven, eight: I counted to eight before writing',
    '1 2 3 4 5 6 7 8 9 sheep',
    'Een op de acht mensen houdt van twee katten en drie honden',
    'Our team won 3-2, then 4-1, then 0-0.',
    'I work in Room 1204, building 7, floor 3.',
    'Dat is leuk.Het lijkt me wat',
    'Ik hou van koken.me too',
    'Goed idee. Nl is mooi in de herfst',
    'Give me a signal if you like walking, snap je?',
    'Ik ben een echte kikker, op zijn tijd',
    'Meet me at the outlook over the sea, at six.',
    'Er zit een punt aan: je moet het zelf doen',
    'Get to the point now',
    'Open 09.00-12.00, 13.00 - 17.00 en za 10.00-16.00',
    'My parcel 84739201 is lost, and 20240119 was its day.',
    'Lottery ticket 100200300 was mine, on 12 05 1990.',
    'What is your height in feet? Mine is 6 feet 2.',
    'PS: 10/10 for your smile, 5 stars!',
    'Do you live at sea level, or on a hill?',
    'Heavi, Bering and Levi Bergman are names I like',
    'مرحبا، كيف حالك اليوم؟',
    '👋🏽 Hi! 🎉🎉🎉',
    '',
  ])('are not found in “%s”', (text) => {
    expect(findContact(text)).toBeUndefined();
  });

  it.each([
    ['insta: annas68', true],
    ['IG anna_s', true],
    ['telegram @annas', true],
    ['I am @anna_1990', true],
    ['0612345678', true],
    ['anna@example.nl', true],
    ['I don’t use WhatsApp, and no Facebook either', false],
    ['Geen insta, geen TikTok: liever een wandeling', false],
    ['Give me a signal: a wink', false],
    ['snap: anna68', true],
    ['Mijn insta is annas68', true],
    ['insta - annas68', true],
    ['anna (at) example (dot) nl', true],
    ['anna at gmail', true],
    ['annas-page.nl', true],
    ['see example.online/anna', true],
    ['I love being at live concerts', false],
    ['Dol op live muziek', false],
    ['Ik werk bij Ziggo.', false],
    ['I work at Yahoo', false],
    ['At this point online dating is new to me', false],
    ['Op dit punt net gescheiden', false],
    ['Ik ben rustig.Online ben ik zelden', false],
    ['Vrijgezel.Net gescheiden', false],
    ['Amo il mare.Io sono di Pisa', false],
    ['Geen Facebook e.d., liever een wandeling', false],
    ['Geen Instagram a.u.b.', false],
    ['Kein Facebook u.a.', false],
    ['Pas de Facebook s.v.p.', false],
    ['Sin Facebook p.ej.', false],
    ['No TikTok P.S. I like cats', false],
    ['I quit Facebook 2019', false],
  ])('in a text of a profile are an account, not the name of a service: “%s” %s', (text, refused) => {
    expect(contactWords.holdsContact(text, ['NL', 'GB'])).toBe(refused);
  });

  it('are found as a number with anything between its digits, in any script', () => {
    const gap = fc.constantFrom('', ' ', ' - ', '\u200B', ' 🌷 ', ' / ', '\n');
    const digit = fc.constantFrom('0123456789', '０１２３４５６７８９', '٠١٢٣٤٥٦٧٨٩', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗');
    const pair = fc.tuple(gap, digit, fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(fc.array(pair, { minLength: 8, maxLength: 8 }), (pairs) => {
        const written = pairs.map(([between, digits, value]) => between + [...digits][value]!).join('');
        return findContact(`ring 06${written}1`) === 'phone';
      }),
      { numRuns: 300 },
    );
  });

  it('are searched for in 10,000 characters of any text at once', () => {
    for (const text of [
      '0 '.repeat(5000),
      'a.'.repeat(5000),
      '@ '.repeat(5000),
      'whats'.repeat(2000),
      '１'.repeat(10_000),
    ]) {
      const before = performance.now();
      findContact(text);
      expect(performance.now() - before).toBeLessThan(500);
    }
  });
});

/**
 * A mobile number of each country in its usual notation (from ranges reserved for films and examples where they exist).
 */
const MOBILES: Record<CountryCode, string> = {
  US: '(201) 555-0123',
  NL: '06 12345678',
  BE: '0450 00 12 34',
  FR: '06 12 34 56 78',
  IT: '312 345 6789',
  ES: '612 34 56 78',
  DE: '01512 3456789',
  AT: '0664 123456',
  IE: '085 012 3456',
  GB: '07400 123456',
  CA: '506-234-5678',
  PL: '512 345 678',
  AU: '0412 345 678',
  NZ: '021 123 4567',
  CH: '078 123 45 67',
  DK: '34 41 23 45',
  FI: '041 2345678',
  NO: '406 12 345',
  SE: '070-123 45 67',
};

describe('phone numbers of every country on offer', () => {
  it.each(countryCodes)('%s: are found as written there, without the leading zero, and from abroad', (country) => {
    const written = MOBILES[country];
    const code = getCountryCallingCode(country);
    const digits = written.replace(/\D/g, '').replace(country === 'IT' ? '' : /^0/, '');
    const spellings = [
      written,
      digits,
      `+${code} ${digits}`,
      `00${code}${digits}`,
      `${code}${digits}`,
      `at 7, ${digits}`,
    ];
    for (const spelling of spellings)
      expect(findContact(`Ring ${spelling} tonight`, [country]), spelling).toBe('phone');
  });

  it('are told from other figures by the leading zero or, in countries without one, by their form', () => {
    expect(findContact('Ring 020 7946 0958', ['GB'])).toBe('phone');
    expect(findContact('Booking 2079460958', ['GB'])).toBeUndefined();
    expect(findContact('Ring 912 345 678', ['ES'])).toBe('phone');
  });

  it('are assumed for spaced-out digits and for many long figures', () => {
    expect(findContact('8 4 7 3 9 2 0 1')).toBe('phone');
    expect(findContact('84739201 x '.repeat(11))).toBe('phone');
    expect(findContact('84739201 x '.repeat(10))).toBeUndefined();
  });
});
