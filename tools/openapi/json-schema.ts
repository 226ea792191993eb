import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

const AT = '#/components/schemas/';

/** A reference to a shape of the contract in the document. */
export function ref(schema: z.ZodType): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error('a schema of the document needs an id: .meta({ id, description })');
  return { $ref: AT + id };
}

export const refTo = (kind: 'responses' | 'parameters', name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** Removes keywords that zod adds and that carry no information. */
function plain({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (JSON.stringify(jsonSchema.propertyNames) === '{"type":"string"}') delete jsonSchema.propertyNames;
  if (jsonSchema.default === '' || jsonSchema.default === null) delete jsonSchema.default;
  // A form takes the JSON of a client, too, of which it reads the text.
  if (jsonSchema.enum?.includes('true'))
    Object.assign(jsonSchema, { type: ['string', 'boolean'], enum: [...new Set([...jsonSchema.enum, true, false])] });
}

/** All shapes of the contract that have an id, sorted by name. */
export function contractSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: (id) => AT + id, override: plain });
  const named = Object.entries(schemas).map(
    ([name, { $schema: _schema, $id: _id, ...schema }]) => [name, schema] as const,
  );
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What a request sends, from the schema that the product reads it with. A number is a number: JSON has it, and OpenAPI
 * writes it as text in a form. `needs` are fields that the schema lets be absent and a rule of its code then refuses; a
 * bound of such a rule stands in the `.meta()` of the field.
 */
export function requestSchema(schema: z.ZodType, needs: readonly string[] = []): JsonSchema {
  const created = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: plain });
  const { $schema: _schema, $defs: _defs, ...json } = created;
  if (needs.length > 0) json.required = [...new Set([...(json.required ?? []), ...needs])];
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${AT}`)) as JsonSchema;
}

/** The query parameters of a call; of a schema with several shapes, all of them. */
export function queryParameters(schema: z.ZodType): object[] {
  const { anyOf, ...json } = requestSchema(schema);
  const shapes = (anyOf ?? [json]) as { properties: Record<string, JsonSchema>; required?: string[] }[];
  return shapes.flatMap(({ properties, required = [] }) =>
    Object.entries(properties).map(([name, { description, ...inQuery }]) => ({
      name,
      in: 'query',
      ...(description !== undefined && { description }),
      required: anyOf === undefined && required.includes(name),
      schema: inQuery,
    })),
  );
}
