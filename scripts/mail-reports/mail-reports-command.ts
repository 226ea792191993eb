import { readReport } from '~/features/account/mail/reports/read-report.server';
import { takeReport, type ReportContext } from '~/features/account/mail/reports/take-report.service.server';
import type { Say } from '../command/run-command';

export const USAGE = `npm run --silent mail-reports < mail

  Reads one mail from the standard input, as a mail server pipes it, and records what it reports: a bounce (RFC 3464), a
  complaint (RFC 5965) or a mail to unsubscribe+…. It finds the brand by itself; any other mail changes nothing.

  Exit codes (sysexits.h): 0 the mail was read, 64 wrong usage, 75 try again later`;

export const EXIT = { ok: 0, usage: 64, later: 75 } as const;

/**
 * Takes in one mail for whichever brand it concerns. Anything that cannot be read is done too: a mail server that heard
 * otherwise would send a bounce about a bounce.
 */
export async function mailReportsCommand(
  brands: () => Promise<{ contexts: readonly (ReportContext & { tenant: { slug: string } })[] }>,
  raw: Uint8Array,
  say: Say,
): Promise<number> {
  try {
    const report = await readReport(raw);
    if (!report) {
      say.log('ignored: no report');
      return EXIT.ok;
    }
    const { contexts } = await brands();
    for (const context of contexts) {
      const outcome = await takeReport(context, report);
      if (outcome === 'unknown') continue;
      say.log(`${outcome}: ${[report.kind, report.status].filter(Boolean).join(' ')}, ${context.tenant.slug}`);
      return EXIT.ok;
    }
    say.log(`unknown: ${report.kind} of no member’s e-mail address`);
    return EXIT.ok;
  } catch (error) {
    say.error(error instanceof Error ? error.message : String(error));
    return EXIT.later;
  }
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
