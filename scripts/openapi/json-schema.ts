/** The few words of JSON Schema that the wire contract is written in. */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Extra = { readonly [keyword: string]: unknown };

const described = (description: string | undefined): Extra => (description ? { description } : {});

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const refTo = (kind: 'responses' | 'parameters', name: string) => ({ $ref: `#/components/${kind}/${name}` });
export const orNull = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] });
export const text = (description?: string, extra: Extra = {}): JsonSchema => ({
  type: 'string',
  ...described(description),
  ...extra,
});
export const textOrNull = (description?: string): JsonSchema => ({
  type: ['string', 'null'],
  ...described(description),
});
export const whole = (description?: string, extra: Extra = {}): JsonSchema => ({
  type: 'integer',
  ...described(description),
  ...extra,
});
export const flag = (description?: string): JsonSchema => ({ type: 'boolean', ...described(description) });
export const listOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: 'array',
  items,
  ...described(description),
});
export const oneOf = (values: readonly string[], description?: string): JsonSchema => ({
  type: 'string',
  enum: values,
  ...described(description),
});
export const id = (description: string): JsonSchema => text(description, { pattern: '^[0-9a-zA-Z]{26}$' });
export const time = (description: string): JsonSchema =>
  whole(`${description} Epoch milliseconds, UTC.`, { minimum: 0 });

/** A closed object: what is not named here must not be on the wire. */
export function object(
  properties: Record<string, JsonSchema>,
  { description, optional = [] }: { description?: string; optional?: readonly string[] } = {},
): JsonSchema {
  return {
    type: 'object',
    ...described(description),
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  };
}

/** A request's body: open, since unknown fields are ignored. */
export function input(properties: Record<string, JsonSchema>, required: readonly string[]): JsonSchema {
  return { type: 'object', required, properties };
}
