import { LRUCache } from 'lru-cache';

/** So many sessions are remembered, the latest of them; of those that turned out to be none, fewer. */
const MOST_ALIVE = 50_000;
const MOST_DEAD = 5_000;
/** Sessions that were never seen may count as a member's so often in a second: after a start they all were never seen. */
const UNSEEN_PER_SECOND = 20;
/** Half of a token names its session as well, and opens nothing. */
const NAME_LENGTH = 22;

/**
 * Whether a request with a session cookie counts as a member's while it waits for its turn. To ask the database is what
 * there is no time for, and any cookie can be made up: so whose session was alive when it was last looked up does,
 * whose was not does not, and of those nobody has seen a few do.
 */
export class KnownSessions {
  readonly #now: () => number;
  readonly #alive = new LRUCache<string, true>({ max: MOST_ALIVE });
  readonly #dead = new LRUCache<string, true>({ max: MOST_DEAD });
  #second = 0;
  #unseen = 0;

  /** Milliseconds of a clock that only goes forward. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  countsAsMember(tenantId: number, token: string | undefined): boolean {
    if (token === undefined) return false;
    const name = nameOf(tenantId, token);
    if (this.#alive.get(name)) return true;
    return !this.#dead.get(name) && this.#takeUnseen();
  }

  /** What looking it up has shown. */
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
