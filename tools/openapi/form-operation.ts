import { z } from 'zod';
import { conversationIdSchema, memberIdSchema } from '~/contract/identifiers';
import { formDoneResponseSchema } from '~/contract/problem';
import { ref, requestSchema, type JsonSchema } from './json-schema';
import { answers, anyone, loginMissing, members, type Answers, type Responses } from './operations';
import { response } from './responses';

export interface Form {
  operationId: string;
  summary: string;
  security: object[];
  /** What the product reads it with; several, if the URL or a field says which. */
  sends: readonly Sent[];
  responses: Responses;
  /** Query parameters. */
  parameters?: object[];
  /** The field of a multipart form that contains the files. */
  files?: string;
}

type Sent = z.ZodType | Needing | JsonSchema;

interface Needing {
  schema: z.ZodType;
  needs: readonly string[];
}

/** A schema that lets fields be absent, and refuses that with a rule of its code. */
export const needing = <T>(schema: z.ZodType<unknown, T>, ...needs: FieldOf<T>[]): Needing => ({ schema, needs });

type FieldOf<T> = T extends unknown ? keyof T & string : never;

interface More extends Pick<Form, 'summary' | 'parameters' | 'files'> {
  /** Responses beside those of every form. */
  also?: Answers;
}

const sentBy =
  (security: object[], always: Responses) =>
  (operationId: string, sends: Sent | readonly Sent[], { also = [], ...more }: More): Form => ({
    ...more,
    operationId,
    security,
    sends: Array.isArray(sends) ? sends : [sends as Sent],
    responses: answers([400, always, ...also]),
  });

/** A form that anybody may send. */
export const openForm = sentBy(anyone, {});
/** A form that only members may send. */
export const memberForm = sentBy(members, loginMissing);

/** The paths of the document with their forms. */
export const formPaths = (forms: Record<string, Form>) =>
  Object.fromEntries(
    Object.entries(forms).map(([path, form]) => {
      const parameters = [...pathParameters(path), ...(form.parameters ?? [])];
      return [path, { ...(parameters.length > 0 && { parameters }), post: operation(form) }] as const;
    }),
  );

/** The form of a page as a client posts it with `Accept: application/json`; the body is JSON or, as from pages, a form. */
function operation({ operationId, summary, security, sends, responses, files }: Form) {
  const schemas = sends.map(bodySchema);
  const schema = schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
  return {
    operationId,
    summary,
    security,
    requestBody: {
      required: false,
      content: {
        'application/json': { schema },
        'application/x-www-form-urlencoded': { schema },
        ...(files === undefined ? {} : { 'multipart/form-data': { schema: fileForm(files) } }),
      },
    },
    responses: { 200: response('Done.', formDoneResponseSchema), ...responses },
  };
}

function bodySchema(sent: Sent): JsonSchema {
  if (sent instanceof z.ZodType) return requestSchema(sent);
  return 'schema' in sent ? requestSchema(sent.schema as z.ZodType, sent.needs as string[]) : sent;
}

const fileForm = (field: string): JsonSchema => ({
  type: 'object',
  properties: { [field]: { type: 'array', items: { type: 'string', format: 'binary' } } },
});

const STEPS = ['1', '2', '3', '4', 'complete'];

/** What stands in braces; an id is that of whom or what the path begins with. */
function pathParameters(path: string): object[] {
  const ids: [RegExp, z.ZodType][] = [
    [/^\/(?:members|likes\/m)\//, memberIdSchema],
    [/^\/chats\//, conversationIdSchema],
  ];
  const id = ids.find(([start]) => start.test(path))?.[1];
  const known: Record<string, JsonSchema> = { ...(id && { id: ref(id) }), step: { type: 'string', enum: STEPS } };
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: known[name] ?? { type: 'string' },
  }));
}
