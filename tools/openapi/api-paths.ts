import type { z } from 'zod';
import { apiTable } from '~/compose/api-table.server';
import { apiResponses } from '~/contract/api';
import { type ApiCall, callsOf } from '~/server/api/api-call';
import {
  answers,
  anyone,
  type Answers,
  body,
  ifNoneMatch,
  invalid,
  loginMissing,
  members,
  unchanged,
  wrongMethod,
} from './operations';
import { anyContext } from './any-brand';
import { queryParameters, requestSchema, type JsonSchema } from './json-schema';
import { eitherWith, PRIVATE, response, TAG } from './responses';

interface More {
  /** Parameters beside those of the query that the table reads. */
  parameters?: object[];
  /** The body as it is sent, if clients send less than the call reads. */
  sends?: JsonSchema;
  /** What status 200 means. */
  done?: string;
  /** Headers of that response beside those of every one. */
  headers?: object;
  /** Responses beside those that follow from the table. */
  also?: Answers;
}

/** What the table of calls does not say of a call. */
export const call = (operationId: string, summary: string, more: More = {}) => ({ operationId, summary, ...more });
type DescribedCall = ReturnType<typeof call>;

type Table = typeof apiTable;

/** A description of each path and method of the table: one that is missing is a compile error. */
export type DescribedCalls = {
  [P in keyof Table]: { [M in keyof Table[P]]: DescribedCall } & { parameters?: object[] };
};

type Shapes = Record<string, Record<string, z.ZodType | Record<string, z.ZodType>>>;

/** The operations of the API: who may call, what is read and returned is that of the table. */
export function apiPaths(described: DescribedCalls): Record<string, object> {
  return Object.fromEntries(
    Object.entries(described).map(([path, { parameters, ...methods }]) => {
      const calls = (apiTable as Record<string, Record<string, Parameters<typeof callsOf>[0]>>)[path]!;
      const operations = Object.entries(methods as Record<string, DescribedCall>).map(([method, call]) => [
        method.toLowerCase(),
        operation(callsOf(calls[method]!), (apiResponses as Shapes)[path]?.[method], call),
      ]);
      return [path, { ...(parameters && { parameters }), ...Object.fromEntries(operations) }];
    }),
  );
}

function operation(calls: ApiCall<unknown>[], shape: Shapes[string][string] | undefined, described: DescribedCall) {
  const { operationId, summary, done = 'The requested data.', headers, also = [] } = described;
  const membersOnly = calls.every(({ caller }) => caller === 'members');
  const schemas = shape === undefined ? [] : 'parse' in shape ? [shape as z.ZodType] : Object.values(shape);
  const live = calls.some((call) => call.live);
  const all = { ...PRIVATE, ...headers, ...(live && TAG) };
  const good = schemas.length === 1 ? response(done, schemas[0]!, all) : eitherWith(done, schemas, all);
  const parameters = [...(described.parameters ?? []), ...readByQuery(calls), ...(live ? [ifNoneMatch] : [])];
  const sends = described.sends ?? readFromBody(calls);
  return {
    operationId,
    summary,
    security: membersOnly ? members : anyone,
    ...(parameters.length > 0 && { parameters }),
    ...(sends && { requestBody: body(sends) }),
    responses: {
      ...(schemas.length > 0 && { 200: good }),
      ...(live && unchanged),
      ...(calls.some(({ query, body: read }) => query ?? read) && invalid),
      ...(membersOnly && loginMissing),
      ...wrongMethod,
      ...answers(also),
    },
  };
}

/** The parameters of all calls of a method, each once. */
function readByQuery(calls: ApiCall<unknown>[]): object[] {
  const all = calls.flatMap(({ query }) => (query ? queryParameters(query) : [])) as { name: string }[];
  return [...new Map(all.map((parameter) => [parameter.name, parameter])).values()];
}

function readFromBody(calls: ApiCall<unknown>[]): JsonSchema | undefined {
  const schemas = calls.flatMap(({ body: read }) => read ?? []);
  if (schemas.length === 0) return undefined;
  const sent = schemas.map((read) => requestSchema(typeof read === 'function' ? read(anyContext) : read));
  return sent.length === 1 ? sent[0] : { anyOf: sent };
}
