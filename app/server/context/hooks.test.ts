import { describe, expect, it } from 'vitest';
import type { Tx } from '~db/database';
import { defineHook, openHooks, when } from './hooks';

const onLeft = defineHook<[who: string]>('test.left');
const onBack = defineHook<[who: string, days: number]>('test.back');
const tx = {} as Tx;

describe('openHooks', () => {
  it('runs the registered hooks one after the other, in order, with the transaction of the caller', async () => {
    const seen: unknown[] = [];
    const slow = async (given: Tx, who: string) => {
      await Promise.resolve();
      seen.push(['slow', given === tx, who]);
    };
    const quick = async (given: Tx, who: string, days: number) => void seen.push(['quick', given === tx, who, days]);
    const hooks = openHooks([onLeft, onBack], [when(onLeft, slow), when(onBack, slow, quick), when(onBack, slow)]);
    await hooks.run(onBack, tx, 'Anna', 3);
    expect(seen).toEqual([
      ['slow', true, 'Anna'],
      ['quick', true, 'Anna', 3],
      ['slow', true, 'Anna'],
    ]);
  });

  it('identifies a hook by its name, since a reload declares it anew', async () => {
    const seen: string[] = [];
    const hooks = openHooks([onLeft], [when(onLeft, async (_tx, who) => void seen.push(who))]);
    await hooks.run(defineHook<[who: string]>('test.left'), tx, 'Anna');
    expect(seen).toEqual(['Anna']);
  });

  it('stops the start if a hook has nothing registered, is declared twice or is not declared', async () => {
    const nothing = async () => {};
    expect(() => openHooks([onLeft, onBack], [when(onLeft, nothing)])).toThrow(
      "Nothing is registered for the hook 'test.back'; register a handler in app/compose/hooks.server.ts.",
    );
    expect(() => openHooks([onLeft], [when(onLeft)])).toThrow("Nothing is registered for the hook 'test.left'");
    expect(() => openHooks([onLeft, onLeft], [when(onLeft, nothing)])).toThrow(
      "The hook 'test.left' is declared twice",
    );
    expect(() => openHooks([onLeft], [when(onLeft, nothing), when(onBack, nothing)])).toThrow(
      "No feature declares the hook 'test.back' in app/compose/hooks.server.ts.",
    );
    const hooks = openHooks([onLeft], [when(onLeft, nothing)]);
    await expect(hooks.run(onBack, tx, 'Anna', 3)).rejects.toThrow("No feature declares the hook 'test.back'");
  });
});
