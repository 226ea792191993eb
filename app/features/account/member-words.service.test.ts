import { describe, expect, it } from 'vitest';
import { cleanWords, readName } from './member-words.service.server';

const problemOf = (text: string) => {
  const read = readName(text, { email: 'anna@example.test', brand: 'Golden Hour' });
  return read.ok ? null : read.problem.id;
};

describe('a name', () => {
  it('is stored in composed form, with single spaces and without invisible characters', () => {
    expect(readName('  Ann\u200ba   Lou ', { email: 'a@example.test', brand: 'Golden Hour' })).toEqual({
      ok: true,
      name: 'Anna Lou',
    });
  });

  it('is not an e-mail address', () => {
    expect(problemOf(' Anna@Example.test')).toBe('account.name-is-email');
    expect(problemOf('write me: x@y.nl')).toBe('account.name-is-email');
  });

  it('does not start with @, not even behind an invisible character', () => {
    expect(problemOf('@anna')).toBe('account.name-starts-with-at');
    expect(problemOf('\u200b@anna')).toBe('account.name-starts-with-at');
  });

  it.each(['evil.example.com', 'Win at evil.nl/x', 'www.evil', 'https://e.vil', 'EVIL．COM', 'evil。net', 'a b-c.me!'])(
    'is no web address, which our mails would turn into a link: %s',
    (name) => expect(problemOf(name)).toBe('account.name-is-url'),
  );

  it.each(['Mr.Right', 'J.R.', 'Dr. Anna', 'St.Pauli', 'Anna.Lou', 'Jo.', 'A.de Vries', '3.5 km'])(
    'may have dots: %s',
    (name) => expect(readName(name, { email: 'a@example.test', brand: 'Golden Hour' })).toEqual({ ok: true, name }),
  );

  it.each([
    'Golden Hour',
    'Golden Hour!',
    'goldenhour',
    'GOLDEN-HOUR Team',
    'The G0lden Höur',
    'Support GoldenHour',
    'Gоldеn Hоur',
    'Go1den Hour',
  ])('is not that of the brand, in whose name nobody else may write: %s', (name) =>
    expect(problemOf(name)).toBe('account.name-is-brand'),
  );

  it.each(['Golden Anna', 'Happy Hour', 'Goldenhourly', 'Hour Golden'])('may be like that of the brand: %s', (name) =>
    expect(problemOf(name)).toBeNull(),
  );

  it('has two to thirty visible characters', () => {
    for (const name of ['', 'A', 'x'.repeat(31), '\u202eanna\u0000', '...', 'Z\u0351\u0351\u0351\u0351algo'])
      expect(problemOf(name), JSON.stringify(name)).toBe('account.name-invalid');
  });
});

describe('profile texts', () => {
  it('keep line breaks, emoji and any script, and lose disturbing characters', () => {
    expect(cleanWords(' Hi\r\nthere\u0007 👩\u200d🚒 שלום ')).toBe('Hi\nthere 👩\u200d🚒 שלום');
    expect(cleanWords('a\n\n\n\n\n\nb')).toBe('a\n\n\nb');
    expect(cleanWords(`e${'\u0301\u0316'.repeat(5000)}`).length).toBeLessThan(10);
    expect(cleanWords(' \n\u200b ')).toBe('');
  });
});
