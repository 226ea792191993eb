import type { z } from 'zod';
import { apiTable } from '~/compose/api-table.server';
import { apiResponses } from '~/contract/api';
import { type ApiCall, callsOf } from '~/server/api/api-call';
import type { JsonSchema } from './json-schema';
import { anyone, body, ifNoneMatch, invalid, loginMissing, members, unchanged, wrongMethod } from './operations';
import { eitherWith, PRIVATE, response, TAG } from './responses';

/** What the table of calls does not say of a call. */
export interface DescribedCall {
  operationId: string;
  summary: string;
  parameters?: object[];
  /** The body as it is sent. */
  sends?: JsonSchema;
  /** What status 200 means. */
  done?: string;
  /** Headers of that response beside those of every one. */
  headers?: object;
  /** Responses beside those that follow from the table. */
  responses?: Record<number, object>;
}

type Table = typeof apiTable;

/** A description of each path and method of the table: one that is missing is a compile error. */
export type DescribedCalls<P extends keyof Table = keyof Table> = {
  [K in P]: { [M in keyof Table[K]]: DescribedCall } & { parameters?: object[] };
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
  const { operationId, summary, parameters, sends, done = 'The requested data.', headers, responses } = described;
  const membersOnly = calls.every(({ caller }) => caller === 'members');
  const schemas = shape === undefined ? [] : 'parse' in shape ? [shape as z.ZodType] : Object.values(shape);
  const live = calls.some((call) => call.live);
  const all = { ...PRIVATE, ...headers, ...(live && TAG) };
  const good = schemas.length === 1 ? response(done, schemas[0]!, all) : eitherWith(done, schemas, all);
  return {
    operationId,
    summary,
    security: membersOnly ? members : anyone,
    ...((parameters ?? live) && { parameters: [...(parameters ?? []), ...(live ? [ifNoneMatch] : [])] }),
    ...(sends && { requestBody: body(sends) }),
    responses: {
      ...(schemas.length > 0 && { 200: good }),
      ...(live && unchanged),
      ...(calls.some(({ query, body: read }) => query ?? read) && invalid),
      ...(membersOnly && loginMissing),
      ...wrongMethod,
      ...responses,
    },
  };
}
