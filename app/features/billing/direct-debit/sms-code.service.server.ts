import { timingSafeEqual } from 'node:crypto';
import { transaction } from '~db/database';
import { lockMember } from '~db/queries/member';
import {
  countSmsCodes,
  deleteSmsCode,
  expireSmsCode,
  findLatestSmsCode,
  insertSmsCode,
  trySmsCode,
} from '~db/queries/sms-code';
import type { SmsCodeRow } from '~db/schema/sms-code';
import type { SmsPort } from '~/providers/sms/sms-port';
import { Misconfigured, ProviderError, Rejected } from '~/providers/provider-errors';
import type { MemberContext } from '~/server/context/context.server';
import { codeNotSent, codeWait, notFound, tooManyCodes } from './direct-debit.errors';
import { CODE_MINUTES, MOST_TRIES, RESEND_MS, SMS_LIMITS } from './sms-limits.server';

export interface CodeRequest {
  /** E.164, with its country. */
  phone: string;
  country: string;
  /** The subject of the code, as text; the code is valid for nothing else. */
  subject: string;
  /** The text of the message with its code. */
  textWith: (code: string) => string;
  /** Whether the member requests another code. */
  again: boolean;
}

/**
 * Sends a code for the subject. A second request for the same subject within a minute sends nothing: it is a double
 * click, or a page that was loaded again. Throws codeWait if the member asks for another one too early, tooManyCodes
 * beyond a limit, and codeNotSent if the message could not be handed over.
 */
export async function sendSmsCode(context: MemberContext, port: SmsPort, request: CodeRequest): Promise<void> {
  const code = context.ids.code();
  const row = await reserveCode(context, request, code);
  if (!row) return;
  try {
    await checkLimits(context, row);
  } catch (error) {
    await deleteSmsCode(context.db, row.id);
    throw error;
  }
  try {
    const { slug, name } = context.tenant;
    await port.send({ tenant: slug, from: senderOf(name), to: request.phone, text: request.textWith(code) });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.error({ err: error, code: row.id }, 'a code could not be sent');
    // A message that may be on its way counts, but the member need not wait for it.
    if (error instanceof Rejected || error instanceof Misconfigured) await deleteSmsCode(context.db, row.id);
    else await expireSmsCode(context.db, row.id, context.clock.now());
    throw codeNotSent();
  }
}

/**
 * Stores the code before it is counted and sent, so that simultaneous requests count each other. Undefined if one for
 * the same subject was sent just now.
 */
async function reserveCode(
  context: MemberContext,
  request: CodeRequest,
  code: string,
): Promise<SmsCodeRow | undefined> {
  const { db, ids, member, network } = context;
  const now = context.clock.now();
  const id = ids.ulid();
  const subject_hash = context.keyedHash('subject of a code', request.subject);
  return transaction(db, async (tx) => {
    if ((await lockMember(tx, member.id))?.status === 'deleted') throw notFound();
    const latest = await findLatestSmsCode(tx, member.id);
    if (latest && isOpen(latest, now) && latest.subject_hash === subject_hash) {
      const wait = latest.created_at + RESEND_MS - now;
      if (wait > 0 && request.again) throw codeWait({ seconds: Math.ceil(wait / 1000) });
      // A code that is still good is not sent again unasked.
      if (wait > 0 || !request.again) return undefined;
    }
    const row = {
      id,
      member_id: member.id,
      phone_hash: context.keyedHash('telephone number', request.phone),
      country: request.country,
      network_address: network,
      subject_hash,
      code_hash: context.keyedHash(`code ${id}`, code),
      created_at: now,
      expires_at: now + CODE_MINUTES * 60_000,
    };
    await insertSmsCode(tx, row);
    return { ...row, tenant_id: context.tenant.id, tries: 0, consumed_at: null };
  });
}

const isOpen = (code: SmsCodeRow, now: number) =>
  code.consumed_at === null && code.expires_at > now && code.tries < MOST_TRIES;

async function checkLimits(context: MemberContext, row: SmsCodeRow): Promise<void> {
  for (const { by, most, within } of SMS_LIMITS) {
    const count = await countSmsCodes(context.db, row, by, row.created_at - within);
    if (count <= most) continue;
    context.log.warn(
      { by, most, network: context.network, country: row.country },
      'a limit of text messages is reached',
    );
    throw tooManyCodes({ hours: Math.ceil(within / 3_600_000) });
  }
}

/** `wrong`: 'Code invalid'. `spent`: expired, used or tried too often, so that another one is needed. */
export type CodeCheck = { is: 'right'; id: string } | { is: 'wrong' | 'spent' };

/** Compares what was typed with the latest code, and counts the try. Consumes nothing. */
export async function checkSmsCode(context: MemberContext, subject: string, typed: string): Promise<CodeCheck> {
  const latest = await findLatestSmsCode(context.db, context.member.id);
  if (!latest || latest.subject_hash !== context.keyedHash('subject of a code', subject)) return { is: 'spent' };
  const now = context.clock.now();
  if (!(await trySmsCode(context.db, latest.id, { now, most: MOST_TRIES }))) return { is: 'spent' };
  const hash = context.keyedHash(`code ${latest.id}`, typed.replaceAll(/\s/g, ''));
  const right = timingSafeEqual(Buffer.from(hash), Buffer.from(latest.code_hash));
  return right ? { is: 'right', id: latest.id } : { is: 'wrong' };
}

/** The name that the telephone shows: at most eleven letters and digits, without accents. */
function senderOf(brand: string): string {
  const name = brand
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .slice(0, 11)
    .trim();
  return /[A-Za-z]/.test(name) ? name : 'Code';
}
