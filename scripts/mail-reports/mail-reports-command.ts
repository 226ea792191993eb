import { listTallies } from '~db/queries/mail-tally';
import type { Blame } from '~/features/account/mail/reports/bounce-words';
import type { MailAlarm } from '~/features/account/mail/reports/mail-tally.service.server';
import { readReport, type MailReport } from '~/features/account/mail/reports/read-report.server';
import { takeReport, type ReportContext, type Taken } from '~/features/account/mail/reports/take-report.service.server';
import type { Say } from '../command/run-command';

/** As sysexits.h has them: a mail server tries again later only after this one. */
export const EXIT = { ok: 0, usage: 64, later: 75 } as const;

type Brands<C> = () => Promise<{ contexts: readonly (C & { tenant: { slug: string } })[] }>;

/**
 * Takes in one mail for whichever brand it concerns. Anything that cannot be read is done too: a mail server that heard
 * otherwise would send a bounce about a bounce.
 */
export async function mailReportsCommand(
  parser: ReportContext['mailParser'],
  brands: Brands<Omit<ReportContext, 'mailParser'>>,
  raw: Uint8Array,
  say: Say,
): Promise<number> {
  try {
    const report = await readReport(parser, raw);
    if (!report) {
      say.log('ignored: no report');
      return EXIT.ok;
    }
    const { contexts } = await brands();
    for (const context of contexts) {
      const outcome = await takeReport(context, report);
      if (outcome.outcome === 'unknown') continue;
      say.log(`${outcome.outcome}: ${nameOf(report)}, ${context.tenant.slug}${effectOf(outcome)}${reasonOf(report)}`);
      if (outcome.alarm) say.error(alarmLine(context.tenant.slug, outcome.alarm));
      return EXIT.ok;
    }
    say.log(`unknown: ${nameOf(report)} of no member’s e-mail address${reasonOf(report)}`);
    return EXIT.ok;
  } catch (error) {
    say.error(error instanceof Error ? error.message : String(error));
    return EXIT.later;
  }
}

const nameOf = ({ kind, status }: MailReport) => [kind, status].filter(Boolean).join(' ');

function effectOf({ outcome, stops }: Taken): string {
  if (outcome === 'repeated') return '';
  return stops ? ', stops mail' : ', stops nothing';
}

function reasonOf({ verdict }: MailReport): string {
  return verdict ? ` (blames ${BLAMES.get(verdict.blames)}, by ${verdict.because})` : '';
}

const BLAMES = new Map<Blame, string>([
  ['address', 'the address'],
  ['mailbox', 'the mailbox'],
  ['sender', 'us as the sender'],
  ['content', 'our content'],
  ['rate', 'how much we send'],
  ['route', 'the way there'],
  ['unknown', 'nobody in particular'],
]);

const alarmLine = (slug: string, { provider, day, sent, ours }: MailAlarm) =>
  `ALARM ${slug}: ${provider} refuses our mail for a failure of ours (${day}: ${ours} of ${sent} sent)`;

const DAYS = 14;
const MOST_ROWS = 200;

/** The share of mail that came back, for anyone who looks after the mail of the brands. */
export async function providersCommand(brands: Brands<Pick<ReportContext, 'db' | 'clock'>>, say: Say): Promise<number> {
  const { contexts } = await brands();
  let lines = 0;
  for (const { db, clock, tenant } of contexts) {
    const since = new Date(clock.now() - DAYS * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    for (const { day, provider, sent, failed, ours } of await listTallies(db, since, MOST_ROWS)) {
      const share = `${((100 * (failed + ours)) / Math.max(sent, failed + ours)).toFixed(1)} %`;
      say.log(
        `${tenant.slug} ${day} ${provider}: ${share} of ${sent} came back, ${failed} for the address, ${ours} for us`,
      );
      lines += 1;
    }
  }
  if (lines === 0) say.log(`no mail came back in the last ${DAYS} days`);
  return EXIT.ok;
}

/** The beginning of the standard input; the rest is read and dropped, so that the mail server can write all of it. */
export async function readBeginning(input: AsyncIterable<Uint8Array>, most = 1024 * 1024): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    if (size < most) chunks.push(chunk.subarray(0, most - size));
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}
