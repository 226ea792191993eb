import { transaction } from '~db/database';
import { insertAudit } from '~db/queries/audit';
import { EVERYBODY, endDiscountCode, insertDiscountCode, listCodesForEverybody } from '~db/queries/discount-code';
import type { DiscountCodeRow } from '~db/schema/discount-code';
import type { BrandContext } from '~/server/context/context.server';
import type { LaunchedCode } from '~/tenancy/discount-schema.server';
import { bestPercentage, type MemberCode } from '../shop/discount.server';
import { honestOffers, type AnnouncedOffer } from './true-countdown';

export type LaunchContext = Pick<BrandContext, 'db' | 'clock' | 'ids'>;

/**
 * Launches a code for everybody. `known`: there is one of this name, which stays as it is. `untrue`: it would show that
 * the end of an earlier code was no end, or has such an end itself while another code is as good for longer.
 */
export async function launchCode(
  context: LaunchContext,
  code: LaunchedCode,
  by: string,
): Promise<'launched' | 'known' | 'untrue'> {
  return transaction(context.db, async (tx) => {
    const earlier = await listCodesForEverybody(tx);
    if (earlier.some((known) => known.code === code.code)) return 'known';
    const row = rowOf(code, context.clock.now());
    const offers = [...earlier.filter(stillCounts), row].map((stored) => ({ stored, ...offerOf(stored) }));
    if (!honestOffers(offers).some(({ stored }) => stored === row)) return 'untrue';
    await insertDiscountCode(tx, row);
    await audit(context, tx, 'discount.launched', code.code, by);
    return 'launched';
  });
}

/** Ends a code for everybody. Returns false if there is none that could be ended. Open orders keep their price. */
export async function endCode(context: LaunchContext, code: string, by: string): Promise<boolean> {
  return transaction(context.db, async (tx) => {
    const ended = await endDiscountCode(tx, code);
    if (ended) await audit(context, tx, 'discount.ended', code, by);
    return ended;
  });
}

/** The codes of one file that contradict each other, if all are launched in their order. */
export function untrueCodes(codes: readonly LaunchedCode[]): string[] {
  // Each one a moment after the one before it.
  const rows = codes.map((code, index) => rowOf(code, index));
  const honest = new Set(
    honestOffers(rows.map((stored) => ({ stored, ...offerOf(stored) }))).map(({ stored }) => stored),
  );
  return rows.filter((row) => !honest.has(row)).map(({ code }) => code);
}

function rowOf(code: LaunchedCode, now: number): MemberCode {
  const hundredths = (percentage: number) => Math.round(percentage * 100);
  const methods = code.paymentmethods.map(({ percentage, ...method }) => ({
    ...method,
    percentage: percentage === null ? null : hundredths(percentage),
  }));
  return {
    ...code,
    user_id: EVERYBODY,
    kind: 'promotion',
    announced_at: now,
    expires: code.expires === null ? null : Date.parse(code.expires),
    value_percentage: hundredths(code.value_percentage),
    status: 'active',
    first_order: code.first_order ? 1 : 0,
    paymentmethods: JSON.stringify(methods),
  };
}

/** A code without an end that was ended is over, and nobody was told an end. */
const stillCounts = ({ status, expires }: DiscountCodeRow) => status === 'active' || expires !== null;

const offerOf = (code: MemberCode): AnnouncedOffer => ({
  percentage: bestPercentage(code),
  announcedAt: code.announced_at,
  endsAt: code.expires,
});

async function audit(
  { clock, ids }: LaunchContext,
  tx: Parameters<typeof insertAudit>[0],
  action: string,
  code: string,
  by: string,
): Promise<void> {
  await insertAudit(tx, {
    id: ids.ulid(),
    at: clock.now(),
    actor_kind: 'staff',
    actor_id: null,
    action,
    subject_id: null,
    request_id: null,
    network_address: null,
    detail: JSON.stringify({ code, by }),
  });
}
