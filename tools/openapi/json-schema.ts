import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

type Extra = { readonly [keyword: string]: unknown };

const AT = '#/components/schemas/';

/** Where the document holds a shape of the contract. */
export function ref(schema: z.ZodType): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('a shape of the document needs an id: .meta({ id, description })');
  return { $ref: AT + id };
}

export const refTo = (kind: 'responses' | 'parameters', name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Every shape of the contract that has an id, by its name. */
export function contractSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => AT + id,
    override: ({ jsonSchema }) => {
      // What zod adds to every whole number and every record says nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (JSON.stringify(jsonSchema.propertyNames) === '{"type":"string"}') delete jsonSchema.propertyNames;
    },
  });
  const named = Object.entries(schemas).map(
    ([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema] as const,
  );
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/*
 * What requests carry. The forms and bodies of requests are read by the schemas of the features, which turn texts into
 * values; the document says what is sent.
 */
const described = (description: string | undefined): Extra => (description ? { description } : {});

export const text = (description?: string, extra: Extra = {}): JsonSchema => ({
  type: 'string',
  ...described(description),
  ...extra,
});
export const whole = (description?: string, extra: Extra = {}): JsonSchema => ({
  type: 'integer',
  ...described(description),
  ...extra,
});
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const oneOf = (values: readonly string[], description?: string): JsonSchema => ({
  type: 'string',
  enum: values,
  ...described(description),
});

/** The body of a request: open, since unknown fields are ignored. */
export function input(properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema {
  return { type: 'object', required, properties };
}
