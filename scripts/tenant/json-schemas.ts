import { companyFields } from '~/tenancy/company-schema.server';
import { tenantFields } from '~/tenancy/tenant-fields.server';
import { jsonSchemaFiles } from '../command/json-schema-files';

/** The JSON Schemas of the files of brands and companies for editors; they are beside the brands. */
export const tenantSchemas = jsonSchemaFiles([
  { file: 'tenant.schema.json', title: 'A brand', schema: tenantFields },
  { file: 'company.schema.json', title: 'A company', schema: companyFields },
]);
