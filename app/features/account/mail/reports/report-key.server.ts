import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestContext } from '~/server/context/context.server';

/** Checks that the caller is the mail server of this installation. Anyone who tries keys is soon refused with a 429. */
export async function checkReportKey(
  { mailReports, limits, ipKey }: Pick<RequestContext, 'mailReports' | 'limits' | 'ipKey'>,
  authorization: string | null,
): Promise<'right' | 'wrong' | 'closed'> {
  const { key } = mailReports;
  if (key === null) return 'closed';
  const given = /^Bearer +(\S{1,500})$/i.exec(authorization ?? '')?.[1];
  if (given !== undefined && timingSafeEqual(digest(given), digest(key))) return 'right';
  await limits.mailReportKey.take(ipKey());
  return 'wrong';
}

/** Of the same length for keys of any length. */
const digest = (text: string) => createHash('sha256').update(text).digest();
