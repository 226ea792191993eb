import { LRUCache } from 'lru-cache';

/** How many sessions are remembered, the most recent ones; fewer of those that turned out not to exist. */
const MOST_ALIVE = 50_000;
const MOST_DEAD = 5_000;
/** How many requests a second may count as a member's with a session never seen, as all are after a start. */
const UNSEEN_PER_SECOND = 20;
/** Half of a token identifies its session too, and gives no access. */
const NAME_LENGTH = 22;

/**
 * Whether a request that waits for its turn counts as a member's. There is no time to ask the database then, and a
 * cookie can be made up, so a session counts if its last look-up found it; of those never seen, a few a second.
 */
export class KnownSessions {
  readonly #now: () => number;
  readonly #alive = new LRUCache<string, true>({ max: MOST_ALIVE });
  readonly #dead = new LRUCache<string, true>({ max: MOST_DEAD });
  #second = 0;
  #unseen = 0;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  countsAsMember(tenantId: number, token: string | undefined): boolean {
    if (token === undefined) return false;
    const name = nameOf(tenantId, token);
    if (this.#alive.get(name)) return true;
    return !this.#dead.get(name) && this.#takeUnseen();
  }

  note(tenantId: number, token: string | undefined, alive: boolean): void {
    if (token === undefined) return;
    const name = nameOf(tenantId, token);
    (alive ? this.#dead : this.#alive).delete(name);
    (alive ? this.#alive : this.#dead).set(name, true);
  }

  #takeUnseen(): boolean {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) this.#unseen = 0;
    this.#second = second;
    this.#unseen += 1;
    return this.#unseen <= UNSEEN_PER_SECOND;
  }
}

const nameOf = (tenantId: number, token: string) => `${tenantId}|${token.slice(0, NAME_LENGTH)}`;
