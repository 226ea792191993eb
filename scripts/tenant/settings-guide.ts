import { z } from 'zod';
import { companyFields } from '~/tenancy/company-schema.server';
import { tenantFields } from '~/tenancy/tenant-fields.server';
import { format } from '../command/format-json';

/** What is used of a JSON Schema here. */
interface Schema {
  type?: string | string[];
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  required?: string[];
}

interface Setting {
  path: string;
  schema: Schema;
  required: boolean;
}

/** The settings in the order of the file; `a.b` is inside `a`, `a[].b` in each item and `a.*.b` under each key. */
export function listSettings(schema: Schema, prefix = ''): Setting[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = `${prefix}${name}`;
    const each = typeof inner.additionalProperties === 'object' ? inner.additionalProperties : undefined;
    return [
      { path, schema: inner, required: (schema.required ?? []).includes(name) },
      ...listSettings(inner, `${path}.`),
      ...(inner.items ? listSettings(inner.items, `${path}[].`) : []),
      ...(each ? listSettings(each, `${path}.*.`) : []),
    ];
  });
}

const jsonSchemaOf = (fields: z.ZodType) => z.toJSONSchema(fields, { io: 'input', target: 'draft-7' }) as Schema;

export const brandSettings = (): Setting[] => listSettings(jsonSchemaOf(tenantFields));
export const companySettings = (): Setting[] => listSettings(jsonSchemaOf(companyFields));

/** What may stand there, in words. */
function valuesOf(schema: Schema): string {
  if (schema.anyOf)
    return schema.anyOf
      .map((option) => (option.type === 'object' ? 'one for each language' : valuesOf(option)))
      .join(', or ');
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  switch (schema.type) {
    case 'integer':
    case 'number':
      return schema.maximum === undefined ? 'a number' : `${schema.minimum ?? 0} to ${schema.maximum}`;
    case 'boolean':
      return '`true`, `false`';
    case 'array':
      if (schema.items?.properties) return 'a list, see below';
      return schema.items?.enum ? `any of ${valuesOf(schema.items)}` : 'a list';
    case 'object':
      return schema.properties ? 'see below' : 'by name';
    case 'null':
      return '`null`';
    default:
      return schema.maxLength === undefined ? 'text' : `text, up to ${schema.maxLength} characters`;
  }
}

function defaultOf({ schema, required }: Setting): string {
  if (schema.default !== undefined) {
    const text = JSON.stringify(schema.default);
    return text === '{}' || text.length > 40 ? 'as below' : `\`${text}\``;
  }
  return required ? 'must be given' : 'none';
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('\n', ' ');

function table(settings: readonly Setting[]): string {
  const rows = settings.map(
    (setting) =>
      `| \`${setting.path}\` | ${cell(setting.schema.description ?? '')} | ${cell(valuesOf(setting.schema))} | ${cell(defaultOf(setting))} |`,
  );
  return ['| setting | what it does | values | default |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** docs/guides/brand-settings.md: every setting, written from the schema with which the server validates the files. */
export const settingsGuide = (): Promise<string> =>
  format(
    'markdown',
    `# Every setting of a brand and of a company

\`npm run tenant -- schema\` writes this page from the schema with which the server checks the files; a test fails if it is
older. [Brands](brands.md) tells how to add and change one. A setting with a default can be left out.

## A brand: \`tenants/<slug>.json\`

${table(brandSettings())}

## A company: \`tenants/companies/<id>.json\`

${table(companySettings())}
`,
  );
