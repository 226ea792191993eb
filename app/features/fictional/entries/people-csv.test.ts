import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryInput } from './entry.schema.server';
import { readPeople, writePeople } from './people-file.service.server';

const read = (text: string) => readPeople(Buffer.from(text), 'csv');
const problems = (text: string) =>
  read(text).problems.map(({ line, field, sentence }) => `${line} ${field} ${sentence}`);

describe('a table of people', () => {
  it('gives each line its number, lists, numbers and texts by language; an empty cell states nothing', () => {
    const text =
      '\uFEFFkey,name,age,interests,prompts.nl,about_me.en\r\n' +
      'a,"Anna ""Ann""",34,"walking, jazz","sunday: Koffie.\nEn nog een.\nrain: Soep.",Hello\r\n' +
      '\r\n' +
      'b,Bea,,,,\r\n';
    const prompts = [
      { id: 'sunday', answer: 'Koffie.\nEn nog een.' },
      { id: 'rain', answer: 'Soep.' },
    ];
    expect(read(text)).toEqual({
      problems: [],
      entries: [
        {
          line: 2,
          value: {
            key: 'a',
            name: 'Anna "Ann"',
            age: 34,
            interests: ['walking', 'jazz'],
            texts: { nl: { prompts }, en: { about_me: 'Hello' } },
          },
        },
        { line: 6, value: { key: 'b', name: 'Bea', texts: {} } },
      ],
    });
  });

  it('says what is wrong with its form, and gives no people then', () => {
    expect(problems('')).toEqual(['1 the file is empty']);
    expect(problems('key,colour,name,name,about_me.xx\na,b,c,d,e')).toEqual([
      expect.stringMatching(/^1 colour is no column; known: key, name/),
      '1 name is a column twice',
      expect.stringMatching(/^1 about_me\.xx is no column/),
    ]);
    expect(problems('key,name\na,b,c\nd,e\nf')).toEqual([
      '2 the line has 3 cells, and the head has 2',
      '4 the line has 1 cells, and the head has 2',
    ]);
    expect(problems('key,name\na,"b\nc,d')).toEqual([expect.stringMatching(/the file is no table/)]);
    expect(readPeople(Uint8Array.of(0x6b, 0xe9, 0x0a), 'csv').problems[0]!.sentence).toMatch(/not UTF-8/);
    expect(readPeople(Buffer.from('{"people": 3}'), 'json').problems[0]!.sentence).toMatch(/list `people`/);
    expect(readPeople(Buffer.from('{'), 'json').problems[0]!.sentence).toMatch(/no JSON/);
  });

  it('reads what it writes, whatever the texts contain', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((typed) => `x${typed.replaceAll(/[\r\s]/g, ' ')}\n", y`);
    const entry = fc
      .record({ key: fc.stringMatching(/^[a-z]{3,9}$/), about_me: text, answer: text })
      .map(({ key, about_me, answer }): EntryInput => ({
        key,
        name: 'Anna',
        age: 40,
        gender: 'female',
        seeks: 'both',
        country: 'NL',
        town: 'Leiden',
        language: 'nl',
        interests: ['jazz', 'walking'],
        texts: { nl: { about_me, prompts: [{ id: 'rain', answer }] } },
      }));
    for (const format of ['csv', 'json'] as const)
      fc.assert(
        fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), (entries) => {
          const back = readPeople(Buffer.from(writePeople(entries, format)), format);
          expect(back.problems).toEqual([]);
          expect(back.entries.map(({ value }) => value)).toEqual(entries);
        }),
      );
  });
});
