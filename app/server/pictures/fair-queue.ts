export interface FairQueueOptions {
  /** How many pieces of work one owner may have in the queue, the running one included. */
  each: number;
  /** The same for all owners together. */
  all: number;
  /** Makes the error for work that finds the queue full. */
  full: () => Error;
}

/**
 * Takes the owners in turn: someone who brings thirty waits for all thirty, everybody else for the one that is being
 * worked on, because an owner goes behind all who have come by the end of the turn. Work
 * beyond a limit is refused at once, so that nobody waits for something that would come too late.
 */
export class FairQueue {
  /** In the order of their turns. An owner without waiting work has no entry. */
  private readonly lines = new Map<string, (() => Promise<void>)[]>();
  private readonly counts = new Map<string, number>();
  private readonly options: FairQueueOptions;
  /** The owner whose turn it is, with what else this owner brought. */
  private current: { owner: string; line: (() => Promise<void>)[] } | undefined;
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
      const line = this.current?.owner === owner ? this.current.line : this.lines.get(owner);
      const turn = () => work().then(resolve, reject);
      if (line) line.push(turn);
      else this.lines.set(owner, [turn]);
      void this.advance();
    });
  }

  private async advance(): Promise<void> {
    if (this.current) return;
    for (let [first] = this.lines; first; [first] = this.lines) {
      const [owner, line] = first;
      this.current = { owner, line };
      this.lines.delete(owner);
      await line.shift()!();
      this.current = undefined;
      if (line.length > 0) this.lines.set(owner, line);
      this.leave(owner);
    }
  }

  private leave(owner: string): void {
    const left = this.counts.get(owner)! - 1;
    if (left > 0) this.counts.set(owner, left);
    else this.counts.delete(owner);
    this.total -= 1;
  }
}
