import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Rejected } from '../provider-errors';
import type { OutgoingSms, SmsPort } from './sms-port';

export interface SmsHarness {
  port: SmsPort;
  /** What arrived on telephones, oldest first. */
  received(): Promise<Pick<OutgoingSms, 'from' | 'to' | 'text'>[]>;
  close(): Promise<void>;
}

export function anSms(changes: Partial<OutgoingSms> = {}): OutgoingSms {
  return {
    tenant: 'aurea',
    from: 'Aurea',
    to: '+31612345678',
    text: 'Aurea: 123456 is je code voor een incasso van € 10,00. Deel hem met niemand.',
    ...changes,
  };
}

const WRONG: [string, Partial<OutgoingSms>][] = [
  ['a number without its plus', { to: '31612345678' }],
  ['two numbers', { to: '+31612345678,+31612345679' }],
  ['a number with letters', { to: '+3161234567a' }],
  ['a line break after the number', { to: '+31612345678\n' }],
  ['a number that is too long', { to: '+3161234567890123' }],
  ['a sender that is too long', { from: 'Twelve chars' }],
  ['a sender that looks like a number', { from: '0612345678' }],
  ['a sender with a line break', { from: 'Aurea\nX' }],
  ['an empty text', { text: ' ' }],
  ['a text that would cost several messages', { text: 'x'.repeat(161) }],
  ['a control character', { text: 'a\u0000b' }],
  ['a tenant that is no slug', { tenant: '../x' }],
];

/** What every SMS adapter promises, including the in-memory one. */
export function smsContract(name: string, open: () => Promise<SmsHarness>): void {
  describe(`SMS contract: ${name}`, () => {
    let harness: SmsHarness;
    beforeEach(async () => {
      harness = await open();
    });
    afterEach(() => harness.close());

    it('delivers every part as it was written', async () => {
      const { tenant: _tenant, ...message } = anSms();
      await harness.port.send(anSms());
      expect(await harness.received()).toEqual([message]);
    });

    it('returns a reference of its own for every message, also for the same text twice', async () => {
      const [first, second] = [await harness.port.send(anSms()), await harness.port.send(anSms())];
      expect(first.reference).not.toBe('');
      expect(first.reference).not.toBe(second.reference);
      expect(await harness.received()).toHaveLength(2);
    });

    it('delivers many at once', async () => {
      const texts = Array.from({ length: 12 }, (_, i) => `Code ${i}`);
      await Promise.all(texts.map((text) => harness.port.send(anSms({ text }))));
      expect(new Set((await harness.received()).map(({ text }) => text))).toEqual(new Set(texts));
    });

    it.each(WRONG)('refuses %s and sends nothing', async (_, changes) => {
      await expect(harness.port.send(anSms(changes))).rejects.toBeInstanceOf(Rejected);
      expect(await harness.received()).toEqual([]);
    });
  });
}
