import type { z } from 'zod';
import type { LivePart } from '~db/schema/live-version';
import type { apiResponses } from '~/contract/api';
import type { MemberContext, RequestContext } from '../context/context.server';

/** Anyone who may make a call of the API: everybody, or members, whose context then has the member. */
export type Caller = 'everybody' | 'members';

/** What a call reads of its request. */
export interface ApiInput<Q, B> {
  /** The query parameters through their schema. */
  query: Q;
  /** The body through its schema. */
  body: B;
  /** The Referer header, for the beacon, whose body is empty. */
  referer: string | undefined;
}

/** The response of a call with headers of its own, another status, or no body (undefined). */
export class ApiReply<T> {
  readonly body: T;
  readonly status: number;
  readonly headers: Headers;

  constructor(body: T, { status = 200, headers = new Headers() }: { status?: number; headers?: Headers } = {}) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

type SchemaOf<T> = z.ZodType<T> | ((context: RequestContext) => z.ZodType<T>);
type Result<R> = R | ApiReply<R> | Promise<R | ApiReply<R>>;

interface Reads<Q, B> {
  query?: z.ZodType<Q>;
  /** Of JSON or a form. A function where a setting of the brand bounds it. */
  body?: SchemaOf<B>;
  /** Chooses among several calls of one method by the query; a call without it is the one that remains. */
  when?: (query: URLSearchParams) => boolean;
  /** Which part of what open pages fetch again and again a GET without a query returns: unchanged, it is not sent again. */
  live?: LivePart;
}

/** One call of the API: who may make it, what it reads, and the one service that it calls. */
export interface ApiCall<R> {
  caller: Caller;
  query?: z.ZodType;
  body?: SchemaOf<unknown>;
  when?: (query: URLSearchParams) => boolean;
  live?: LivePart;
  call: (context: MemberContext, input: ApiInput<never, never>) => Result<R>;
}

/** A call that anybody may make. */
export function everybody<R, Q = undefined, B = undefined>(
  call: Reads<Q, B> & { call: (context: RequestContext, input: ApiInput<Q, B>) => Result<R> },
): ApiCall<R> {
  return { ...call, caller: 'everybody' };
}

/** A call that only members may make. Everybody else gets the 403 with the flag on which clients log out. */
export function members<R, Q = undefined, B = undefined>(
  call: Reads<Q, B> & { call: (context: MemberContext, input: ApiInput<Q, B>) => Result<R> },
): ApiCall<R> {
  return { ...call, caller: 'members' };
}

export type ApiMethodName = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Contract = typeof apiResponses;
/** The paths of the contract that are no form of a page. */
export type ApiTablePath = Extract<keyof Contract, `/api/${string}`>;

/** One call, or several by the names that the contract gives to their responses. */
type CallsOf<S> = S extends z.ZodType<infer R> ? ApiCall<R> : { [N in keyof S]: CallsOf<S[N]> };

/** All calls of the API. The contract types what each returns; other methods return something else than JSON. */
export type ApiTable = {
  [P in ApiTablePath]: { [M in keyof Contract[P]]: CallsOf<Contract[P][M]> } & {
    [M in Exclude<ApiMethodName, keyof Contract[P]>]?: ApiCall<undefined>;
  };
};

export type AnyApiTable = Record<
  string,
  Partial<Record<ApiMethodName, ApiCall<unknown> | Record<string, ApiCall<unknown>>>>
>;

/** The calls of a method in the order in which they are asked; the one without `when` is last. */
export function callsOf(entry: ApiCall<unknown> | Record<string, ApiCall<unknown>>): ApiCall<unknown>[] {
  const calls = isCall(entry) ? [entry] : Object.values(entry);
  return calls.sort((a, b) => Number(b.when !== undefined) - Number(a.when !== undefined));
}

const isCall = (entry: ApiCall<unknown> | Record<string, ApiCall<unknown>>): entry is ApiCall<unknown> =>
  typeof entry.call === 'function';
