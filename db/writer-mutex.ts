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

  unlock(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}
