import { companyFields } from '~/tenancy/company-schema.server';
import { discountFileSchema } from '~/tenancy/discount-schema.server';
import { tenantFields } from '~/tenancy/tenant-fields.server';
import { jsonSchemaFiles } from '../command/json-schema-files';

/** The JSON Schemas of the files of brands and companies for editors; they are beside the brands. */
export const tenantSchemas = jsonSchemaFiles([
  { file: 'tenant.schema.json', title: 'A brand', schema: tenantFields },
  { file: 'discounts.schema.json', title: 'The discount codes of a brand', schema: discountFileSchema },
  { file: 'company.schema.json', title: 'A company', schema: companyFields },
]);
