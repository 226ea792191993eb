/** What carries messages to the other process: `process` in a worker, the worker in the primary process. */
export interface Carrier {
  send(message: object): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** One end of the messages between the primary process and a worker. They arrive in the order of sending. */
export interface Channel {
  tell(topic: string, value?: unknown): void;
  /** Rejects if the handler of the other end fails, or if the channel closes first. */
  ask(topic: string, value?: unknown): Promise<unknown>;
  /** What is done when the other end tells or asks; what it returns for a question is sent back. */
  on(topic: string, handler: (value: never) => unknown): void;
  /** Rejects what is still asked: the other process has ended. */
  close(): void;
}

interface Message {
  facetWorker: true;
  topic: string;
  value?: unknown;
  /** Of a question; its result has the same. */
  id?: number;
  result?: 'value' | 'error';
}

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && (message as Partial<Message>).facetWorker === true;

export function openChannel(carrier: Carrier): Channel {
  const handlers = new Map<string, (value: never) => unknown>();
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  const send = (message: Omit<Message, 'facetWorker'>) => carrier.send({ facetWorker: true, ...message });

  async function handle({ topic, value, id }: Message): Promise<void> {
    const run = async () => handlers.get(topic)?.(value as never);
    if (id === undefined) return void (await run());
    await run().then(
      (value) => send({ topic, id, result: 'value', value }),
      (error: unknown) => send({ topic, id, result: 'error', value: error instanceof Error ? error.message : '' }),
    );
  }

  carrier.on('message', (message) => {
    if (!isMessage(message)) return;
    if (message.result === undefined) return void handle(message);
    const question = pending.get(message.id!);
    pending.delete(message.id!);
    if (message.result === 'value') question?.resolve(message.value);
    else question?.reject(new Error(`the other process could not do ${message.topic}: ${String(message.value)}`));
  });

  return {
    tell: (topic, value) => void send({ topic, value }),
    ask: (topic, value) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        pending.set(id, { resolve, reject });
        send({ topic, value, id });
      }),
    on: (topic, handler) => void handlers.set(topic, handler),
    close() {
      for (const { reject } of pending.values()) reject(new Error('the other process has ended'));
      pending.clear();
    },
  };
}
