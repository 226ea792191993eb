import { describe, expect, it } from 'vitest';
import { benchOptions, costsCommand } from './options';
import { readsOf, writesAround } from './pages/page-sql';
import { repeatWrites } from './databases/durable-commit';
import { allCombinations } from './search/search-combinations';
import { readStatement, writeStatement } from './databases/sql-trace';

const parseOptions = (args: string[]) => {
  const command = costsCommand()
    .exitOverride()
    .configureOutput({ writeErr: () => {} });
  return benchOptions(command.parse(args, { from: 'user' }).opts());
};

const recorded = (sql: string, ...parameters: unknown[]) => ({ sql, parameters });

describe('the options', () => {
  it('have defaults and report invalid values', () => {
    expect(parseOptions([])).toMatchObject({
      members: [1_000, 100_000, 1_000_000],
      databases: ['sqlite', 'mariadb'],
      out: 'docs/reports/benchmarks.md',
      parts: ['brand', 'members-area', 'pages'],
      patience: 60,
    });
    expect(parseOptions(['--only', 'members-area']).parts).toEqual(['members-area']);
    expect(parseOptions(['--only', 'pages', '--against', 'main~3', '--patience', '0'])).toMatchObject({
      against: 'main~3',
      patience: 0,
    });
    expect(() => parseOptions(['--patience', 'long'])).toThrow(/--patience .*long is/);
    expect(() => parseOptions(['--only', 'landers'])).toThrow(/--only .*landers is/);
    expect(parseOptions(['--quick'])).toMatchObject({ members: [300], out: '-' });
    expect(parseOptions(['--members', '5000,1000,5000', '--databases', 'mariadb'])).toMatchObject({
      members: [1_000, 5_000],
      databases: ['mariadb'],
    });
    expect(() => parseOptions(['--members', 'many'])).toThrow(/--members .*many is/);
    expect(() => parseOptions(['--databases', 'oracle'])).toThrow(/--databases .*oracle is/);
  });
});

describe('statements', () => {
  it('are the same after writing and reading a file', () => {
    const statement = recorded('select ?', 'a', 1, null, Buffer.from('hash'));
    expect(readStatement(writeStatement(statement))).toEqual(statement);
    expect(readStatement(writeStatement(recorded('x', 5n))).parameters).toEqual([5]);
  });

  it('are separated into those of a page and those of a send', () => {
    const heard = [
      recorded('select * from "session"'),
      recorded('select * from "outbox"'),
      recorded('begin immediate'),
      recorded('update "job_lease" set x'),
      recorded('commit'),
      recorded('begin immediate'),
      recorded('select * from "member" for update'),
      recorded('update "conversation" set x'),
      recorded('insert into "message" ("id") values (?)'),
      recorded('commit'),
    ];
    expect(readsOf(heard).map(({ sql }) => sql)).toEqual(['select * from "session"']);
    expect(writesAround(heard, 'message').map(({ sql }) => sql)).toEqual([
      'update "conversation" set x',
      'insert into "message" ("id") values (?)',
    ]);
    expect(() => writesAround(heard, 'gift')).toThrow('No transaction inserted into gift');
  });

  it('are repeated with new matching keys and continued numbers', () => {
    const first = [recorded('a', 'same', 'K1', 7, 3), recorded('b', 'K1')];
    const second = [recorded('a', 'same', 'K2', 8, 3), recorded('b', 'K2')];
    const [a, b] = repeatWrites(first, second)(2);
    expect(a!.parameters).toEqual(['same', b!.parameters[0], 10, 3]);
    expect(b!.parameters[0]).toHaveLength(2);
    expect(() => repeatWrites(first, [recorded('a')])).toThrow('differ');
  });
});

describe('the searches of the benchmark', () => {
  it('cover every combination of filters once', () => {
    const all = allCombinations([{ country: 'GB', regions: ['GB-ENG', 'GB-NIR'] }], new Date(Date.UTC(2026, 10, 21)));
    expect(all).toHaveLength(3 * 4 * 4 * 2 * 2 + 3 * 4 * 7);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.find(({ name }) => name === 'women, GB-NIR, 25–35, real only')?.filters).toEqual({
      gender: 'female', country: 'GB', regionIds: ['GB-NIR'], bornFrom: '1990-11-22', bornUntil: '2001-11-21', realOnly: true,
    }); // prettier-ignore
  });
});
