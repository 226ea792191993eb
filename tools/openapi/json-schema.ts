import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

type Extra = { readonly [keyword: string]: unknown };

const AT = '#/components/schemas/';

/** A reference to a shape of the contract in the document. */
export function ref(schema: z.ZodType): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('a schema of the document needs an id: .meta({ id, description })');
  return { $ref: AT + id };
}

export const refTo = (kind: 'responses' | 'parameters', name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** All shapes of the contract that have an id, sorted by name. */
export function contractSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => AT + id,
    override: ({ jsonSchema }) => {
      // Removes keywords that zod adds to every integer and record and that carry no information.
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
 * Schemas for requests. The features' own schemas parse forms and bodies and convert texts to values, whereas the
 * document describes what is sent.
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

type FieldOf<T> = T extends unknown ? keyof T & string : never;

/**
 * The body of a request. Additional properties are allowed, since unknown fields are ignored. `T` is the input of the
 * schema that reads it (`z.input<typeof …>`): a field that one of the two does not know is a compile error.
 */
export function input<T>(properties: Record<FieldOf<T>, JsonSchema>, required: readonly FieldOf<T>[]): JsonSchema {
  return { type: 'object', required, properties };
}
