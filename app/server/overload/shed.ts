import { COST_CLASSES, type CostClass } from './cost-class';
import { Overloaded, secondsFor } from './overloaded';
import { RunningTurn, type Turn } from './running-turn';

/** The longest estimated wait in milliseconds with which a request is let in; shorter for what is refused first. */
const BUDGETS: Record<CostClass, number> = {
  'visitor-page': 250,
  'member-page': 400,
  poll: 550,
  send: 800,
  payment: 1200,
};

/** The estimate may be wrong, so no request waits longer while many do. */
const LONGEST_MS = 1500;
/** So many requests may always wait: on a slow machine two people's pages with their photos are not an overload. */
const FEW = 12;
/** The longest wait while only a few wait: a page that comes late is better than one that asks to come again. */
const LONGEST_OF_FEW_MS = 5000;

/** The cost of one request in milliseconds, when it has the machine to itself, until it has been measured. */
const FIRST_COSTS: Record<CostClass, number> = { 'visitor-page': 10, 'member-page': 8, poll: 2, send: 4, payment: 8 };
const SMOOTHING = 0.1;

/** More than one, since pages wait for the database; few, since new requests are read after a turn of all of them. */
export const CONCURRENCY = 3;
/** A request that takes longer waits for something other than the processor, and holds up nobody. */
const HELD_MS = 1000;
const CHECK_INTERVAL_MS = 50;

interface Waiting {
  since: number;
  begin: (turn: Turn) => void;
  refuse: (error: Overloaded) => void;
}

/**
 * A bounded queue by cost class in front of the expensive work. The estimated wait of a request is the measured cost of
 * everything before it: what is being worked on, and what waits in its class or in a more important one. A request
 * whose wait would exceed the budget of its class is refused at once, and so is a waiting request that is overtaken.
 * The cost of a request is its share of the time in which it and others were worked on, so the measure holds for the
 * processor and the database alike.
 */
export class Shedder {
  readonly #now: () => number;
  readonly #lag: () => number;
  readonly #soon: (work: () => void) => void;
  readonly #queues = COST_CLASSES.map((): Waiting[] => []);
  readonly #costs = COST_CLASSES.map((kind) => FIRST_COSTS[kind]);
  readonly #running = new Set<RunningTurn>();
  #active = 0;
  /** Grows by the share of the passing time that each request at work gets. */
  #share = 0;
  #changed: number;
  #starting = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: { now: () => number; lag?: () => number; soon?: (work: () => void) => void }) {
    this.#now = options.now;
    this.#lag = options.lag ?? (() => 0);
    this.#soon = options.soon ?? setImmediate;
    this.#changed = options.now();
  }

  /** Waits for a turn. Throws `Overloaded` if the turn would not come in time. */
  enter(kind: CostClass): Turn | Promise<Turn> {
    const rank = COST_CLASSES.indexOf(kind);
    this.#freeHeld();
    if (this.#active < CONCURRENCY && this.waiting === 0) return this.#begin(rank);
    const wait = this.#waitFor(rank) + this.#lag();
    if (wait > BUDGETS[kind] && this.#before(rank) >= FEW) throw new Overloaded(secondsFor(wait));
    const turn = new Promise<Turn>((begin, refuse) => {
      this.#queues[rank]!.push({ since: this.#now(), begin, refuse });
    });
    this.#refuseOvertaken(rank);
    this.#startSoon();
    if (this.#timer === undefined) this.#scheduleCheck();
    return turn;
  }

  get waiting(): number {
    return this.#before(0);
  }

  #isTooLong(waited: number): boolean {
    return waited > (this.waiting > FEW ? LONGEST_MS : LONGEST_OF_FEW_MS);
  }

  /** How many requests wait in this class and in more important ones. */
  #before(rank: number): number {
    let count = 0;
    for (let other = rank; other < COST_CLASSES.length; other++) count += this.#queues[other]!.length;
    return count;
  }

  /** Milliseconds of work before a request of this class that arrives now. */
  #waitFor(rank: number): number {
    this.#advance();
    let work = 0;
    for (const turn of this.#running)
      if (turn.active) work += Math.max(0, this.#costs[turn.rank]! - turn.shareAt(this.#share));
    for (let other = rank; other < COST_CLASSES.length; other++)
      work += this.#queues[other]!.length * this.#costs[other]!;
    return work;
  }

  /** Refuses waiting requests of less important classes that will now not be served in time, the last one first. */
  #refuseOvertaken(by: number): void {
    const now = this.#now();
    for (let rank = 0; rank < by; rank++) {
      const queue = this.#queues[rank]!;
      while (queue.length > 0) {
        const last = queue.at(-1)!;
        const wait = this.#waitFor(rank) - this.#costs[rank]!;
        if (!this.#isTooLong(now - last.since + wait)) break;
        queue.pop();
        last.refuse(new Overloaded(secondsFor(wait)));
      }
    }
  }

  #begin(rank: number): Turn {
    const turn: RunningTurn = new RunningTurn(rank, this.#now(), {
      count: (change) => {
        this.#advance();
        this.#active += change;
        if (change < 0) this.#startSoon();
        return this.#share;
      },
      left: (cost) => {
        this.#running.delete(turn);
        if (cost !== undefined) this.#costs[rank]! += SMOOTHING * (cost - this.#costs[rank]!);
      },
    });
    this.#running.add(turn);
    return turn;
  }

  #advance(): void {
    const now = this.#now();
    if (this.#active > 0) this.#share += (now - this.#changed) / this.#active;
    this.#changed = now;
  }

  /** Starts one request at a time, so that new requests are read, and refused if necessary, between two of them. */
  #startSoon(): void {
    if (this.#starting || this.waiting === 0) return;
    this.#starting = true;
    this.#soon(() => {
      this.#starting = false;
      if (this.#active < CONCURRENCY) this.#startNext();
      if (this.#active < CONCURRENCY) this.#startSoon();
    });
  }

  #startNext(): void {
    const now = this.#now();
    for (let rank = COST_CLASSES.length - 1; rank >= 0; rank--) {
      const queue = this.#queues[rank]!;
      for (let next = queue.shift(); next; next = queue.shift()) {
        // Everything before it took longer than estimated.
        if (this.#isTooLong(now - next.since)) next.refuse(new Overloaded(secondsFor(0)));
        else return next.begin(this.#begin(rank));
      }
    }
  }

  /** If no request has finished for long, those that waited for too long are refused all the same. */
  #check(): void {
    this.#timer = undefined;
    this.#freeHeld();
    const now = this.#now();
    for (const queue of this.#queues)
      while (queue.length > 0 && this.#isTooLong(now - queue[0]!.since))
        queue.shift()!.refuse(new Overloaded(secondsFor(0)));
    if (this.waiting > 0) this.#scheduleCheck();
    this.#startSoon();
  }

  #scheduleCheck(): void {
    this.#timer = setTimeout(() => this.#check(), CHECK_INTERVAL_MS);
  }

  #freeHeld(): void {
    const before = this.#now() - HELD_MS;
    for (const turn of this.#running) {
      if (turn.begun > before) return;
      turn.letGo();
    }
  }
}
