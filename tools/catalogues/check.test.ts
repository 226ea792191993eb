import { describe, expect, it } from 'vitest';
import { checkCatalogues } from './check';
import type { SameTexts } from './same-texts';
import { folderOf } from './testing';

const english = {
  'chat.send': 'Send',
  'chat.hello': 'Hello <b>{name}</b>',
  'chat.count': '{n, plural, one {# message} other {# messages}}',
  'chat.who': '{gender, select, female {her} male {him} other {them}}',
  'chat.blocked': 'Blocked',
  'chat.hair-red': 'red',
};
const dutch = {
  'chat.send': 'Versturen',
  'chat.hello': 'Hallo <b>{name}</b>',
  'chat.count': '{n, plural, one {# bericht} other {# berichten}}',
  'chat.who': '{gender, select, female {haar} male {hem} other {hen}}',
  'chat.blocked': 'Geblokkeerd',
  'chat.hair-red': 'rood',
};
const thread = `
  export function Thread({ hair }) {
    const intl = useIntl();
    intl.formatMessage({ id: 'chat.hello', defaultMessage: 'Hello <b>{name}</b>' });
    intl.formatMessage({ id: messageId(\`chat.hair-\${hair}\`) });
    const texts = defineMessages({
      count: { id: 'chat.count', defaultMessage: '{n, plural, one {# message} other {# messages}}' },
      who: { id: 'chat.who', defaultMessage: '{gender, select, female {her} ' + 'male {him} other {them}}' },
    });
    return <FormattedMessage id="chat.send" defaultMessage="Send" />;
  }`;
const app = {
  'features/chat/Thread.tsx': thread,
  'features/chat/chat.errors.ts': `export const blocked = defineAppError('chat.blocked', 403);`,
};

interface Change {
  en?: object;
  nl?: object;
  files?: Record<string, string | object>;
  code?: Record<string, string>;
  same?: SameTexts;
}

function check({ en, nl, files, code, same }: Change = {}) {
  const locales = folderOf({
    'en/chat.json': en ?? english,
    'nl/chat.json': nl ?? dutch,
    ...files,
  });
  return checkCatalogues(locales, folderOf({ ...app, ...code }), {
    complete: ['en', 'nl'],
    same,
  });
}

const without = (texts: object, id: string) => Object.fromEntries(Object.entries(texts).filter(([key]) => key !== id));

describe('checkCatalogues', () => {
  it('finds nothing wrong with valid catalogues', () => {
    expect(check()).toEqual([]);
  });

  it.each<[string, Change, RegExp]>([
    ['a missing text', { nl: without(dutch, 'chat.send') }, /nl\/chat\.json: chat\.send is missing/],
    ['an extra text', { nl: { ...dutch, 'chat.more': 'Meer' } }, /chat\.more is not in en\/chat\.json/],
    ['an empty text', { nl: { ...dutch, 'chat.send': ' ' } }, /chat\.send is empty/],
    ['a text that is not a message', { nl: { ...dutch, 'chat.send': '{x' } }, /chat\.send is not a message/],
    [
      'a different argument',
      { nl: { ...dutch, 'chat.hello': 'Hallo <b>{naam}</b>' } },
      /\{naam\} is argument, in English it is not/,
    ],
    ['a missing argument', { nl: { ...dutch, 'chat.hello': 'Hallo <b>jij</b>' } }, /\{name\} is missing/],
    [
      'an argument of another kind',
      { nl: { ...dutch, 'chat.count': '{n} bericht(en)' } },
      /\{n\} is argument, in English plural/,
    ],
    [
      'a different choice',
      { nl: { ...dutch, 'chat.who': '{gender, select, vrouw {haar} other {hen}}' } },
      /\{gender\} is select\(/,
    ],
    ['a missing tag', { nl: { ...dutch, 'chat.hello': 'Hallo {name}' } }, /<b> is missing/],
    ['a different tag', { nl: { ...dutch, 'chat.hello': '<i>Hallo</i> <b>{name}</b>' } }, /<i> is not in English/],
    [
      'a plural form that the language does not have',
      { nl: { ...dutch, 'chat.count': '{n, plural, one {#} few {#} other {#}}' } },
      /'few', which nl does not use/,
    ],
    [
      'a missing plural form',
      { nl: { ...dutch, 'chat.count': '{n, plural, other {#}}' } },
      /lacks the form 'one' of nl/,
    ],
    [
      'an id in the file of another feature',
      { en: { ...english, 'likes.x': 'x' }, nl: { ...dutch, 'likes.x': 'x' } },
      /en\/chat\.json: likes\.x belongs in likes\.json/,
    ],
    ['an id without a feature', { en: { ...english, send: 'x' } }, /send is not a <feature>\.<key>/],
    ['a file without a feature', { files: { 'en/weather.json': {} } }, /'weather' is not in app\/i18n\/features\.ts/],
    [
      'an unused text',
      { en: { ...english, 'chat.old': 'Old' }, nl: { ...dutch, 'chat.old': 'Oud' } },
      /chat\.old is used nowhere/,
    ],
    [
      'an id of the code that is in no catalogue',
      { code: { 'a.tsx': `<FormattedMessage id="chat.new" defaultMessage="New" />` } },
      /app\/a\.tsx:1: chat\.new is in no en catalogue/,
    ],
    [
      'a domain error without a text',
      { code: { 'a.ts': `export const no = defineAppError('chat.nope', 403);` } },
      /app\/a\.ts:1: chat\.nope is in no en catalogue/,
    ],
    [
      'a schema that names a missing text',
      { code: { 'a.schema.server.ts': `z.string().min(1, 'chat.nope')` } },
      /chat\.nope is in no en catalogue/,
    ],
    ['a mail without a text', { code: { 'a.ts': `messageId('chat.nope')` } }, /chat\.nope is in no en catalogue/],
    [
      'a default that is not the English text',
      { code: { 'a.tsx': `<FormattedMessage id="chat.send" defaultMessage="Sent" />` } },
      /default message of chat\.send differs from its text/,
    ],
    [
      'an id made up at run time',
      { code: { 'a.tsx': `<FormattedMessage id={which} defaultMessage="Send" />` } },
      /must be literal strings/,
    ],
    [
      'a niche text for a missing id',
      { files: { 'nl/chat.bdsm.json': { 'chat.old': 'x' } } },
      /nl\/chat\.bdsm\.json: chat\.old is not in en/,
    ],
    [
      'a niche text of another structure',
      { files: { 'en/chat.gay.json': { 'chat.hello': 'Hey' } } },
      /en\/chat\.gay\.json: chat\.hello: \{name\} is missing/,
    ],
    [
      'a niche file that a language lacks',
      { files: { 'en/chat.gay.json': { 'chat.send': 'Off it goes' } } },
      /^nl\/chat\.gay\.json: chat\.send is missing$/m,
    ],
    [
      'a niche text that a language lacks',
      {
        files: {
          'en/chat.gay.json': { 'chat.send': 'Off it goes', 'chat.blocked': 'No more' },
          'nl/chat.gay.json': { 'chat.send': 'Daar gaat hij' },
        },
      },
      /^nl\/chat\.gay\.json: chat\.blocked is missing$/m,
    ],
    [
      'an English text left in another language',
      { nl: { ...dutch, 'chat.send': 'Send' } },
      /nl\/chat\.json: chat\.send is the English text “Send”/,
    ],
    [
      'an English text left in a language that is not offered yet',
      { files: { 'sv/chat.json': { 'chat.hello': 'Hello <b>{name}</b>' } } },
      /sv\/chat\.json: chat\.hello is the English text/,
    ],
    [
      'an English niche text left in another language',
      {
        files: {
          'en/chat.gay.json': { 'chat.send': 'Off it goes' },
          'nl/chat.gay.json': { 'chat.send': 'Off it goes' },
        },
      },
      /nl\/chat\.gay\.json: chat\.send is the English text/,
    ],
    [
      'an allowed text that is translated by now',
      { same: { nl: ['Send'] } },
      /same-texts\/nl\.json: “Send” is the text of no message/,
    ],
    [
      'an argument that one branch lacks',
      {
        en: { ...english, 'chat.count': '{n, plural, one {# from {name}} other {# from {name}}}' },
        nl: { ...dutch, 'chat.count': '{n, plural, one {# van {name}} other {#}}' },
        code: {
          'features/chat/Thread.tsx': thread.replaceAll(
            /one {# message}.*?}}/g,
            'one {# from {name}} other {# from {name}}}',
          ),
        },
      },
      /^nl\/chat\.json: chat\.count: \{name\} is missing in a branch$/m,
    ],
    [
      'a branch for an exact number that a language lacks',
      {
        en: { ...english, 'chat.count': '{n, plural, =0 {Nothing} one {#} other {#}}' },
        nl: { ...dutch, 'chat.count': '{n, plural, one {#} other {#}}' },
        code: {
          'features/chat/Thread.tsx': thread.replaceAll(/one {# message}.*?}}/g, '=0 {Nothing} one {#} other {#}}'),
        },
      },
      /^nl\/chat\.json: chat\.count: the branch \{n =0\} is missing$/m,
    ],
    [
      'words between tags',
      { code: { 'a.tsx': `<p>Say hello</p>` } },
      /app\/a\.tsx:1: “Say hello” is outside the catalogues/,
    ],
    [
      'words in an attribute that is read aloud',
      { code: { 'a.tsx': `<img alt="A red boat" src="boat.avif" />` } },
      /“A red boat” is outside the catalogues/,
    ],
    [
      'words in a condition within a page',
      { code: { 'a.tsx': `<p title={late ? 'Too late' : undefined}>{open && \`Closes at \${hour}\`}</p>` } },
      /“Too late” is outside the catalogues[^]*“Closes at” is outside/,
    ],
  ])('finds %s', (_, change, problem) => {
    expect(check(change).join('\n')).toMatch(problem);
  });

  it('accepts what is the same in both languages, and texts without words', () => {
    expect(check({ nl: { ...dutch, 'chat.send': 'Send' }, same: { nl: ['Send'] } })).toEqual([]);
    const both = {
      en: { 'chat.km': '{km, number} km', 'chat.who': '{name}, {age}' },
      code: { 'features/chat/Thread.tsx': '', 'features/chat/chat.errors.ts': '', 'a.ts': `['chat.km', 'chat.who']` },
    };
    expect(check({ ...both, nl: both.en })).toEqual([]);
    expect(
      check({ code: { 'a.tsx': `<Icon name="heart" className={wide ? 'wide' : ''}>{' · '}{a === 'blue'}</Icon>` } }),
    ).toEqual([]);
  });

  it('requires nothing of a language that is not offered except that its texts fit', () => {
    expect(check({ files: { 'de/chat.json': { 'chat.send': 'Senden' } } })).toEqual([]);
    expect(check({ files: { 'de/chat.json': { 'chat.send': 'Senden {x}' } } })).toHaveLength(1);
  });

  it('knows the plural forms of Polish and the rare ones of French millions', () => {
    const pl = (forms: string) => ({ files: { 'pl/chat.json': { 'chat.count': `{n, plural, ${forms}}` } } });
    expect(check(pl('one {#} few {#} many {#} other {#}'))).toEqual([]);
    expect(check(pl('one {#} other {#}'))).toHaveLength(2);
    const fr = { 'fr/chat.json': { 'chat.count': '{n, plural, one {#} other {#}}' } };
    expect(check({ files: fr })).toEqual([]);
  });

  it('names a text of the specification that no page shows, although the list of these texts has it', () => {
    const list = { 'i18n/spec-texts.ts': `export const SPEC_TEXTS = { 'chat.later': 'Later' };` };
    const later = {
      'en/chat.json': { ...english, 'chat.later': 'Later' },
      'nl/chat.json': { ...dutch, 'chat.later': 'Straks' },
    };
    expect(check({ files: later, code: list })).toEqual(['en/chat.json: chat.later is used nowhere']);
  });

  it('ignores tests and stories', () => {
    expect(
      check({ code: { 'a.test.tsx': `messageId('chat.nope')`, 'b.stories.tsx': `messageId('chat.no')` } }),
    ).toEqual([]);
  });
});

describe('features of routes', () => {
  const route = (handle: string) => ({
    'root.tsx': `export const handle = { messages: ['common'] };`,
    'routes/chats.tsx': `import { Thread } from '~/features/chat/Thread';
      import type { Row } from '~/features/likes/Row';
      ${handle}
      export default function Chats() { return <Thread />; }`,
    'features/likes/Row.tsx': `export const Row = () => <FormattedMessage id="chat.blocked" defaultMessage="Blocked" />;`,
  });

  it('lets a page show texts of the features it declares', () => {
    expect(check({ code: route(`export const handle = { messages: ['chat'] as const };`) })).toEqual([]);
  });

  it('reports a page that shows texts it does not declare', () => {
    const problems = check({ code: route('') });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^app\/routes\/chats\.tsx: shows texts of 'chat' \(app\/features\/chat\/Thread\.tsx:/);
  });

  it('includes what a part loads for itself, but not what is imported on demand', () => {
    const code = route('');
    code['routes/chats.tsx'] = `import { Messages } from '~/i18n/Messages';
      const Thread = lazy(() => import('~/features/chat/Thread'));
      export default () => <Messages features={['chat']}><Thread /></Messages>;`;
    expect(check({ code })).toEqual([]);
  });
});
