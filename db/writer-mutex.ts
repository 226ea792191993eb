/** First come, first served: SQLite has one writer, and a fair queue keeps a busy brand from starving another. */
export class WriterMutex {
  #busy = false;
  #waiting: (() => void)[] = [];

  lock(): Promise<void> | undefined {
    if (!this.#busy) {
      this.#busy = true;
      return undefined;
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The same, but after `ms` with `late`'s error and without the lock. */
  lockWithin(ms: number, late: () => Error): Promise<void> | undefined {
    if (!this.#busy) return this.lock();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(late());
      }, ms);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(turn);
    });
  }

  unlock(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}
