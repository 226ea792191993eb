export interface FairQueueOptions {
  /** How many pieces of work one owner may have in the queue, the running one included. */
  each: number;
  /** The same for all owners together. */
  all: number;
  /** Makes the error for work that finds the queue full. */
  full: () => Error;
}

/**
 * Takes the owners in turn: somebody who brings thirty waits for all thirty, everybody else for one of them. Work
 * beyond a limit is refused at once, so that nobody waits for something that would come too late.
 */
export class FairQueue {
  /** In the order of their turns. An owner without waiting work has no entry. */
  private readonly lines = new Map<string, (() => Promise<void>)[]>();
  private readonly counts = new Map<string, number>();
  private readonly options: FairQueueOptions;
  private running = false;
  private total = 0;

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  /** How many pieces of work are in the queue, the running one included. */
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

  /** Takes the first piece of the owner whose turn it is, and moves the owner behind all others. */
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
