import { hash } from 'node:crypto';
import type { LivePart, LiveVersions } from '~db/schema/live-version';

/**
 * How long an answer may be confirmed as unchanged. What time alone changes (an age, when someone was last active, a
 * message past the retention period) raises no version, so after this the whole answer is made again.
 */
export const UNCHANGED_MS = 15 * 60_000;

/** Everything that an answer of open pages depends on. */
export interface LiveState {
  part: LivePart;
  memberId: string;
  versions: LiveVersions;
  credits: number;
  /** The language that the browser chose with its cookie; without one it is that of the member, whose versions tell. */
  chosen: string | undefined;
  /** Of the brand's settings. */
  tenant: { id: number; version: string };
  /** Of the product. */
  release: string;
}

const FRESH = /"([0-9a-z]{1,11})\.([\w-]{22})(?:-[a-z]+)?"/;

/** The tag of an answer that was made at `now`, in epoch milliseconds. Nothing can be read from it but that time. */
export function liveTag(state: LiveState, now: number): string {
  const moment = Math.max(0, now).toString(36);
  return `"${moment}.${marked(state, moment)}"`;
}

/**
 * The tag of the answer that the page holds, if nothing of it has changed and it is not too old; undefined otherwise. A
 * tag from the future, after a clock was set back, confirms nothing. Proxies make tags weak, or add how they compress.
 */
export function unchangedTag(ifNoneMatch: string, state: LiveState, now: number): string | undefined {
  const [, moment, mark] = FRESH.exec(ifNoneMatch) ?? [];
  if (moment === undefined) return undefined;
  const age = now - parseInt(moment, 36);
  return age >= 0 && age < UNCHANGED_MS && marked(state, moment) === mark ? `"${moment}.${mark}"` : undefined;
}

function marked({ part, memberId, versions, credits, chosen, tenant, release }: LiveState, moment: string): string {
  const version = part === 'user' ? `${versions.user}|${credits}` : versions[part];
  const whole = `${part}|${tenant.id}|${memberId}|${version}|${chosen ?? ''}|${tenant.version}|${release}|${moment}`;
  return hash('sha256', whole, 'base64url').slice(0, 22);
}
