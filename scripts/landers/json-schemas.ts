import { copySchema, manifestSchema } from '~/landing/registry/manifest-schema.server';
import { jsonSchemaFiles } from '../command/json-schema-files';

/** The JSON Schemas of a lander's files for editors; they are beside the landers. */
export const landerSchemas = jsonSchemaFiles([
  { file: 'manifest.schema.json', title: 'A lander', schema: manifestSchema },
  { file: 'copy.schema.json', title: 'The texts of a lander in one language', schema: copySchema },
]);
