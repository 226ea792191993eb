import { conversationIdSchema, memberIdSchema } from '~/contract/identifiers';
import { formDoneResponseSchema } from '~/contract/problem';
import { ref, refTo, text, type JsonSchema } from './json-schema';
import { response } from './responses';

interface Form {
  operationId: string;
  summary: string;
  security: object[];
  sends: JsonSchema;
  responses: object;
  /** The field of a multipart form that contains the files. */
  files?: string;
}

/** For invalid fields, or for a body that is neither JSON nor a form. */
const unfit = { 400: refTo('responses', 'InvalidOrRefused') };

const fileForm = (field: string): JsonSchema => ({
  type: 'object',
  properties: { [field]: { type: 'array', items: { type: 'string', format: 'binary' } } },
});

/**
 * The form of a page as a client posts it with `Accept: application/json`; the body is JSON or, as from pages, a form.
 */
export const form = ({ operationId, summary, security, sends, responses, files }: Form) => ({
  post: {
    operationId,
    summary,
    security,
    requestBody: {
      required: false,
      content: {
        'application/json': { schema: sends },
        'application/x-www-form-urlencoded': { schema: sends },
        ...(files === undefined ? {} : { 'multipart/form-data': { schema: fileForm(files) } }),
      },
    },
    responses: { 200: response('Done.', formDoneResponseSchema), ...unfit, ...responses },
  },
});

export const inPath = (name: string, schema: JsonSchema = text()) => ({ name, in: 'path', required: true, schema });
export const memberInPath = { parameters: [inPath('id', ref(memberIdSchema))] };
export const conversationInPath = { parameters: [inPath('id', ref(conversationIdSchema))] };
