import { describe, expect, it } from 'vitest';
import { cleanWords, readName } from './member-words.service.server';

const problemOf = (text: string) => {
  const read = readName(text, 'anna@example.test');
  return read.ok ? null : read.problem.id;
};

describe('a name', () => {
  it('is kept composed, with single spaces and without what cannot be seen', () => {
    expect(readName('  Ann\u200ba   Lou ', 'a@example.test')).toEqual({ ok: true, name: 'Anna Lou' });
  });

  it('is neither the e-mail address nor any other', () => {
    expect(problemOf(' Anna@Example.test')).toBe('account.name-is-email');
    expect(problemOf('write me: x@y.nl')).toBe('account.name-is-email');
  });

  it('does not start with @, not even behind something invisible', () => {
    expect(problemOf('@anna')).toBe('account.name-starts-with-at');
    expect(problemOf('\u200b@anna')).toBe('account.name-starts-with-at');
  });

  it('has two to thirty characters that can be read', () => {
    for (const name of ['', 'A', 'x'.repeat(31), '\u202eanna\u0000', '...', 'Z\u0351\u0351\u0351\u0351algo'])
      expect(problemOf(name), JSON.stringify(name)).toBe('account.name-invalid');
  });
});

describe('own words', () => {
  it('keep lines, emoji and any script, and lose what only disturbs', () => {
    expect(cleanWords(' Hi\r\nthere\u0007 👩\u200d🚒 שלום ')).toBe('Hi\nthere 👩\u200d🚒 שלום');
    expect(cleanWords('a\n\n\n\n\n\nb')).toBe('a\n\n\nb');
    expect(cleanWords(`e${'\u0301\u0316'.repeat(5000)}`).length).toBeLessThan(6);
    expect(cleanWords(' \n\u200b ')).toBe('');
  });
});
