import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import type { MollieClient } from '@mollie/api-client';
import { Misconfigured, ProviderError, Rejected, Unavailable } from '../../provider-errors';

export const PROVIDER = 'mollie';
const API = 'https://api.mollie.com/v2/';

export interface MollieAccess {
  apiKey: string;
  /** The root of the API. Without encryption only on this machine. */
  api?: string;
  /** How many milliseconds one question to Mollie may take, with all its requests. */
  patience?: number;
}

export type AskMollie = <T>(question: (client: MollieClient) => Promise<T>) => Promise<T>;

/** Returns the function through which every request goes: it sets a limit of time, and throws provider errors only. */
export function mollieAccess({ apiKey, api = API, patience = 10_000 }: MollieAccess): AskMollie {
  if (!/^(?:test|live)_\w{20,}$/.test(apiKey)) throw new Misconfigured(PROVIDER, 'the API key is not one of Mollie');
  if (!/^(?:https:\/\/|http:\/\/127\.0\.0\.1:)/.test(api)) throw new Misconfigured(PROVIDER, 'the API needs https');
  let opened: Promise<MollieClient> | undefined;
  return async (question) => {
    opened ??= openClient(apiKey, api, patience);
    const client = await opened;
    const call = new AbortController();
    const timer = setTimeout(() => call.abort(), patience);
    try {
      // The race also ends the pauses between the client's repetitions, whose length the server chooses.
      return await Promise.race([question(client), silence(call.signal)]);
    } catch (error) {
      throw translate(error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The client weighs five megabytes, so that it is loaded by the first payment of a brand that has Mollie. */
async function openClient(apiKey: string, apiEndpoint: string, patience: number): Promise<MollieClient> {
  const { createMollieClient } = await import('@mollie/api-client');
  const agent = agentFor(apiEndpoint, patience);
  const { Agent } = https;
  // The client has no option for its agent. The one that it makes brings certificates of 2021 of its own, whose
  // reading holds up the whole process for tens of milliseconds at each request; and it waits for a silent server for ever.
  Object.assign(https, {
    Agent: function agentOfThisPlatform() {
      return agent;
    },
  });
  try {
    return createMollieClient({ apiKey, apiEndpoint, versionStrings: 'Facet/1.0' });
  } finally {
    Object.assign(https, { Agent });
  }
}

/** An agent whose sockets end after that time without a byte, so that a silent server cannot use up all sockets. */
function agentFor(api: string, patience: number): http.Agent {
  const agent = new URL(api).protocol === 'http:' ? new http.Agent() : new https.Agent();
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const socket = connect(options, done) as Socket;
    return socket.setTimeout(patience, () => socket.destroy());
  };
  return agent;
}

function silence(call: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    call.addEventListener('abort', () => reject(new Unavailable(PROVIDER, 'no response in time')), { once: true });
  });
}

/** Of these statuses another attempt may succeed: a timeout, the same request still in progress, too many requests. */
const LATER: ReadonlySet<number> = new Set([408, 409, 425, 429]);

function translate(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const status = statusOf(error);
  const reason = error instanceof Error ? error.message.slice(0, 200) : 'an unknown error';
  const text = status === undefined ? reason : `${status} ${reason}`;
  if (status === 401 || status === 403) return new Misconfigured(PROVIDER, text, { cause: error });
  if (status !== undefined && status >= 400 && status < 500 && !LATER.has(status)) {
    return new Rejected(PROVIDER, text, { cause: error });
  }
  // No connection, a failure of the server, or a response that is none of Mollie's: the outcome is not known.
  return new Unavailable(PROVIDER, text, { cause: error });
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
