import { expect, it } from 'vitest';
import { complaintSchema, noticeSchema } from '~/features/safety/cases/case.schema.server';
import { sendComplaint, sendNotice } from '~/features/safety/cases/case.service.server';
import { memoryStorage } from '~/providers/storage/memory';
import { testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import type { BrandReview } from './open-brand-reviews';
import { reviewComplaints, reviewNotices } from './review-cases';
import type { ReviewCommand } from './review-command';

const reviewsOf = (open: OpenDatabase): BrandReview[] =>
  ([1, 2] as const).map((brand) => {
    const { tenant, db, clock, ids, kickOutbox } = testContext(open, { brand });
    return { tenant, db, clock, ids, kickOutbox, storage: memoryStorage(), folder: '/nowhere' };
  });

/** Returns what the command prints for these words. */
async function review(
  open: OpenDatabase,
  what: 'notices' | 'complaints',
  args: string,
  more: Partial<ReviewCommand> = {},
): Promise<string> {
  const [verb = 'list', id] = args.split(' ');
  const lines: string[] = [];
  const command = { verb, id, reason: undefined, by: 'Eva', limit: 50, ...more };
  const run = what === 'notices' ? reviewNotices : reviewComplaints;
  await run(reviewsOf(open), command, (text) => lines.push(text));
  return lines.join('\n');
}

const numberIn = (path: string) => /\/complaints\/([0-9A-Z-]+)/.exec(path)![1]!;
const email = 'ann@mail.example';

withDatabase('npm run facet -- review notices|complaints', (open) => {
  it('lists those of all brands, shows one without terminal control characters, takes and decides it', async () => {
    const opened = await open();
    expect(await review(opened, 'notices', 'list')).toBe('No notice is open.');
    const there = testContext(opened, { brand: 2 });
    const carl = await makeMember(there, { name: 'Carl' });
    const about = `${there.origin}/members/${carl.id}`;
    const form = noticeSchema.parse({ about, category: 'fraud', words: 'Bad \u009b words', email, good_faith: 'on' });
    const number = numberIn(await sendNotice(there, form));
    expect(await review(opened, 'notices', 'list')).toMatch(new RegExp(`${number} +boreas .* received +fraud`));
    const shown = await review(opened, 'notices', `show ${number.toLowerCase()}`);
    expect(shown).toContain('Carl');
    expect(shown).not.toContain('\u009b');
    expect(await review(opened, 'notices', `take ${number}`)).toBe(`${number} is in progress`);
    const decision = { outcome: 'upheld', text: 'It asks for money.', rule: 'scam' };
    expect(await review(opened, 'notices', `decide ${number}`, decision)).toContain('is decided');
    expect(await review(opened, 'notices', `decide ${number}`, decision)).toContain('was decided before');
    expect(await review(opened, 'notices', `take ${number}`)).toContain('decided already');

    const complaint = complaintSchema.parse({ category: 'decision', about: number, words: 'No', email });
    const against = numberIn(await sendComplaint(there, complaint));
    const verdict = { outcome: 'dismissed', text: 'It does ask for money.' };
    await expect(review(opened, 'complaints', `decide ${against}`, verdict)).rejects.toThrow(
      'somebody else must decide',
    );
    expect(await review(opened, 'complaints', `decide ${against}`, { ...verdict, by: 'Noor' })).toContain('is decided');
  });

  it('says in a sentence what is wrong', async () => {
    const opened = await open();
    const form = complaintSchema.parse({ category: 'payment', words: 'I paid twice', email });
    const number = numberIn(await sendComplaint(testContext(opened), form));
    const run = (args: string, more: Partial<ReviewCommand>) => review(opened, 'complaints', args, more);
    await expect(run(`answer ${number}`, { text: 'Hi', by: 'command line' })).rejects.toThrow('needs --by');
    await expect(run(`answer ${number}`, {})).rejects.toThrow('needs --text');
    await expect(run(`decide ${number}`, { text: 'Hi', outcome: 'upheld' })).rejects.toThrow('use answer');
    await expect(run('show NONE-0000', {})).rejects.toThrow('There is no complaint');
    await expect(run(`delete ${number}`, {})).rejects.toThrow('supports list, show');
    await expect(review(opened, 'notices', `show ${number}`)).rejects.toThrow('There is no notice');
    expect(await run(`answer ${number}`, { text: 'We returned it.' })).toContain('is decided');
  });
});
