import type { ProviderError } from '../provider-errors';
import { checkPush, isAcceptable } from './push-checks';
import type { OutgoingPush, PushPort } from './push-port';

export interface MemoryPush extends PushPort {
  /** The accepted messages, oldest first. */
  readonly sent: readonly (OutgoingPush & { endpoint: string })[];
  /** Makes further messages to this endpoint (or to all) fail with this error; undefined ends that. */
  failWith(error: ProviderError | undefined, endpoint?: string): void;
}

/** The public key that the adapter for tests shows; it belongs to nobody. */
export const MEMORY_PUBLIC_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

const ALL = '*';

export function memoryPush(): MemoryPush {
  const sent: (OutgoingPush & { endpoint: string })[] = [];
  const failures = new Map<string, ProviderError | undefined>();
  return {
    name: 'memory',
    publicKey: MEMORY_PUBLIC_KEY,
    sent,
    accepts: (endpoint) => isAcceptable(endpoint),
    failWith: (error, endpoint = ALL) => void failures.set(endpoint, error),
    async send(to, message) {
      checkPush('memory', to, message);
      const failure = failures.get(to.endpoint) ?? failures.get(ALL);
      if (failure) throw failure;
      sent.push({ ...message, endpoint: to.endpoint });
    },
    async close() {},
  };
}
