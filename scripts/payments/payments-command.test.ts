import { expect, it, vi } from 'vitest';
import { runHere } from '../command/run-command.testing';
import { paymentsCommand } from './payments-command';

async function read(typed: string) {
  const perform = vi.fn(async () => {});
  const output = await runHere(() => paymentsCommand(perform), typed.split(' ').filter(Boolean));
  return { output, perform };
}

it.each([
  ['', 'Usage: payments'],
  ['pay', "unknown command 'pay'"],
  ['constructor', "unknown command 'constructor'"],
  ['show', "missing required argument 'order'"],
  ['list abc', "too many arguments for 'list'"],
  ['show abc def', "too many arguments for 'show'"],
  ['show abc --credits 5', "unknown option '--credits'"],
  ['reconcile --yes', "unknown option '--yes'"],
  ['list --colour blue', "unknown option '--colour'"],
  ['list --state', "option '--state <state>' argument missing"],
])('"%s" is refused with a sentence', async (typed, sentence) => {
  const { output, perform } = await read(
    typed === '' ? '' : `${typed} --brand=aurea`.replace('--state --brand=aurea', '--brand=aurea --state'),
  );
  expect(output).toMatchObject({ code: 2, out: '', err: expect.stringContaining(sentence) as string });
  expect(perform).not.toHaveBeenCalled();
});

it('always names a brand', async () => {
  expect((await read('list')).output.err).toContain("required option '--brand <slug>' not specified");
});

it('reads the order in small letters, and the options of the command', async () => {
  const { output, perform } = await read('refund 01ABC --credits 5 --yes --brand aurea --json');
  expect(output.code).toBe(0);
  const typed = { credits: '5', yes: true };
  expect(perform).toHaveBeenCalledWith({ verb: 'refund', brand: 'aurea', id: '01abc', typed, json: true });
});
