import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { companyFields } from '~/tenancy/company-schema.server';
import { tenantFields } from '~/tenancy/tenant-fields.server';
import { formatJson } from './format-json';

const schemas = [
  { file: 'tenant.schema.json', title: 'A brand', fields: tenantFields },
  { file: 'company.schema.json', title: 'A company', fields: companyFields },
];

/** The editors' JSON Schemas, written by the schemas the server itself checks with. */
async function generated(): Promise<{ file: string; text: string }[]> {
  return Promise.all(
    schemas.map(async ({ file, title, fields }) => {
      const json = z.toJSONSchema(fields, { io: 'input', target: 'draft-7' });
      return { file, text: await formatJson({ $schema: json.$schema, title, ...json }) };
    }),
  );
}

export async function writeJsonSchemas(directory: string): Promise<string[]> {
  const files = await generated();
  await Promise.all(files.map(({ file, text }) => writeFile(join(directory, file), text)));
  return files.map(({ file }) => file);
}

/** The files that are not what the schemas would write today. */
export async function staleJsonSchemas(directory: string): Promise<string[]> {
  const files = await generated();
  const current = await Promise.all(files.map(({ file }) => readFile(join(directory, file), 'utf8').catch(() => '')));
  return files
    .filter(({ text }, index) => JSON.stringify(parsed(current[index]!)) !== JSON.stringify(JSON.parse(text)))
    .map(({ file }) => file);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
