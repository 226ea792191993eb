/** A fair queue for SQLite's only writer, first in first out, so that a busy brand cannot starve another. */
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

  /** The same with a time limit: rejects after `ms` with the error of `late`, without the lock. */
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
