/** A movement of a member's credits before there were lots: its amounts on the spendable and on the held account. */
export interface Movement {
  id: string;
  kind: string;
  /** The id of the message for holds and their settlement. */
  reference: string | null;
  created_at: number;
  spendable: number;
  held: number;
  order_id: string | null;
  amount_minor: number | null;
  currency: string | null;
  vat_rate: number | null;
}

export interface Lot {
  id: string;
  member_id: string;
  origin: 'signup' | 'goodwill' | 'bought';
  spend_rank: number;
  order_id: string | null;
  credits: number;
  remaining: number;
  amount_minor: number;
  currency: string | null;
  vat_rate: number;
  created_at: number;
}

export interface LotEntry {
  transaction_id: string;
  account_id: string;
  lot_id: string;
  amount: number;
}

/**
 * Divides the movements of one member, oldest first, among the lots: free credits are spent first, then the oldest.
 * Movements that ran at the same time may be in another order than they were committed; one that does not fit yet waits
 * until the credits it took are there. Throws if some never fit, since the ledger was wrong then.
 */
export function replayLots(memberId: string, movements: readonly Movement[]): { lots: Lot[]; entries: LotEntry[] } {
  const lots: Lot[] = [];
  const entries: LotEntry[] = [];
  const holds = new Map<string, [Lot, number][]>();
  const account = { spendable: `m:${memberId}`, held: `h:${memberId}` };
  const write = (id: string, side: 'spendable' | 'held', shares: readonly [Lot, number][], sign: 1 | -1) => {
    for (const [lot, amount] of shares) {
      entries.push({ transaction_id: id, account_id: account[side], lot_id: lot.id, amount: sign * amount });
      if (side === 'spendable') lot.remaining += sign * amount;
    }
  };

  /** Returns false if the credits are not there yet. */
  const apply = (movement: Movement): boolean => {
    const { id, reference, spendable, held } = movement;
    const key = reference ?? id;
    if (held < 0) {
      const shares = holds.get(key);
      if (!shares) return false;
      holds.delete(key);
      write(id, 'held', shares, -1);
      if (spendable > 0) write(id, 'spendable', shares, 1);
      return true;
    }
    if (spendable > 0) {
      const lot = lotOf(memberId, movement);
      lots.push(lot);
      write(id, 'spendable', [[lot, spendable]], 1);
      return true;
    }
    const shares = take(lots, -spendable);
    if (!shares) return false;
    write(id, 'spendable', shares, -1);
    if (held > 0) {
      write(id, 'held', shares, 1);
      holds.set(key, shares);
    }
    return true;
  };

  let waiting: Movement[] = [];
  for (const movement of movements) {
    waiting.push(movement);
    for (let size = -1; size !== waiting.length;) {
      size = waiting.length;
      waiting = waiting.filter((one) => !apply(one));
    }
  }
  if (waiting.length > 0) throw new Error(`The credits of member ${memberId} are not those of their entries`);
  return { lots, entries };
}

function take(lots: readonly Lot[], amount: number): [Lot, number][] | undefined {
  const shares: [Lot, number][] = [];
  let missing = amount;
  for (const lot of lots.toSorted((a, b) => a.spend_rank - b.spend_rank)) {
    const share = Math.min(lot.remaining, missing);
    if (share > 0) shares.push([lot, share]);
    missing -= share;
  }
  return missing === 0 ? shares : undefined;
}

function lotOf(memberId: string, { id, kind, spendable, created_at, ...order }: Movement): Lot {
  const bought = kind === 'purchase';
  return {
    id,
    member_id: memberId,
    origin: bought ? 'bought' : kind === 'signup' ? 'signup' : 'goodwill',
    spend_rank: bought ? 1 : 0,
    order_id: order.order_id,
    credits: spendable,
    remaining: 0,
    amount_minor: order.amount_minor ?? 0,
    currency: order.currency,
    vat_rate: order.vat_rate ?? 0,
    created_at,
  };
}
