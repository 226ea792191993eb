export interface FairQueueOptions {
  /** Pieces of work of one owner that may be here, the running one included. */
  each: number;
  /** Of all owners together. */
  all: number;
  /** What is thrown to whoever finds the queue full. */
  full: () => Error;
}

/**
 * One piece of work at a time, owners in turn: whoever brings thirty waits for thirty, everybody else for one of
 * theirs. What is too much for one or for all is refused at once, so that nobody waits for what comes too late.
 */
export class FairQueue {
  /** In the order of their turns; whoever has nothing waiting is not here. */
  private readonly lines = new Map<string, (() => Promise<void>)[]>();
  private readonly counts = new Map<string, number>();
  private readonly options: FairQueueOptions;
  private running = false;
  private total = 0;

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  /** Pieces of work that are here, the running one included. */
  get length(): number {
    return this.total;
  }

  add<T>(owner: string, work: () => Promise<T>): Promise<T> {
    const own = this.counts.get(owner) ?? 0;
    if (own >= this.options.each || this.total >= this.options.all) return Promise.reject(this.options.full());
    this.counts.set(owner, own + 1);
    this.total += 1;
    return new Promise<T>((resolve, reject) => {
      const line = this.lines.get(owner);
      const turn = () => work().then(resolve, reject);
      if (line) line.push(turn);
      else this.lines.set(owner, [turn]);
      void this.advance();
    });
  }

  private async advance(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let next = this.shift(); next; next = this.shift()) {
      await next.turn();
      this.leave(next.owner);
    }
    this.running = false;
  }

  /** The first in line of the owner whose turn it is; the owner goes behind all others. */
  private shift(): { owner: string; turn: () => Promise<void> } | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [owner, line] = first;
    const turn = line.shift()!;
    this.lines.delete(owner);
    if (line.length > 0) this.lines.set(owner, line);
    return { owner, turn };
  }

  private leave(owner: string): void {
    const left = this.counts.get(owner)! - 1;
    if (left > 0) this.counts.set(owner, left);
    else this.counts.delete(owner);
    this.total -= 1;
  }
}
