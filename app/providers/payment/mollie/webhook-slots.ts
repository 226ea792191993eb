import { Unavailable } from '../../provider-errors';
import { PROVIDER } from './mollie-client';

/**
 * Anybody can call the webhook, and every call asks Mollie. This is how many may do so at once, lest strangers use up the
 * requests that Mollie allows. Mollie repeats a call that was not taken.
 */
const CALLS_AT_ONCE = 10;
/** Of these for networks whose last call named no payment of ours, and for one such network. */
const UNPROVEN_AT_ONCE = 6;
const ONE_UNPROVEN_AT_ONCE = 2;
/** So many networks are remembered whose last call named a payment. Mollie has a few. */
const MOST_PROVEN = 100;

interface Slot {
  /** Says whether the call named a payment, and gives the slot back. */
  end(real: boolean | undefined): void;
}

/**
 * The slots of one account. Made-up ids from one network leave room for Mollie's calls: a network can take all slots only
 * while its calls name payments that exist.
 */
export function webhookSlots(): { take(from: string | undefined): Slot } {
  const running = new Map<string, number>();
  const proven = new Set<string>();
  let all = 0;
  let unproven = 0;
  return {
    take(from) {
      const limited = from !== undefined && !proven.has(from);
      const own = limited ? (running.get(from) ?? 0) : 0;
      if (all >= CALLS_AT_ONCE || (limited && (unproven >= UNPROVEN_AT_ONCE || own >= ONE_UNPROVEN_AT_ONCE))) {
        throw new Unavailable(PROVIDER, 'too many calls to the webhook at once');
      }
      all += 1;
      if (limited) {
        unproven += 1;
        running.set(from, own + 1);
      }
      return {
        end(real) {
          all -= 1;
          if (limited) {
            unproven -= 1;
            const left = running.get(from)! - 1;
            if (left > 0) running.set(from, left);
            else running.delete(from);
          }
          if (from === undefined || real === undefined) return;
          proven.delete(from);
          if (!real) return;
          proven.add(from);
          if (proven.size > MOST_PROVEN) proven.delete(proven.values().next().value!);
        },
      };
    },
  };
}
