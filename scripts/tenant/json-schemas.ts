import { companyFields } from '~/tenancy/company-schema.server';
import { tenantFields } from '~/tenancy/tenant-fields.server';
import { jsonSchemaFiles } from '../command/json-schema-files';

/** What editors know of the files of brands and companies; they lie beside the brands. */
export const tenantSchemas = jsonSchemaFiles([
  { file: 'tenant.schema.json', title: 'A brand', schema: tenantFields },
  { file: 'company.schema.json', title: 'A company', schema: companyFields },
]);
