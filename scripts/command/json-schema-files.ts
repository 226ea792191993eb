import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { formatJson } from './format-json';

interface SchemaFile {
  file: string;
  title: string;
  schema: z.ZodType;
}

/** The JSON Schemas for editors, generated from the schemas with which the server validates. */
export function jsonSchemaFiles(schemas: readonly SchemaFile[]) {
  const generated = () =>
    Promise.all(
      schemas.map(async ({ file, title, schema }) => {
        const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
        return { file, text: await formatJson({ $schema: json.$schema, title, ...json }) };
      }),
    );

  return {
    async write(directory: string): Promise<string[]> {
      const files = await generated();
      await Promise.all(files.map(({ file, text }) => writeFile(join(directory, file), text)));
      return files.map(({ file }) => file);
    },

    /** The files that differ from what the schemas generate now. */
    async stale(directory: string): Promise<string[]> {
      const files = await generated();
      const read = ({ file }: { file: string }) => readFile(join(directory, file), 'utf8').catch(() => '');
      const current = await Promise.all(files.map(read));
      return files
        .filter(({ text }, index) => JSON.stringify(parsed(current[index]!)) !== JSON.stringify(JSON.parse(text)))
        .map(({ file }) => file);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
