import type { TenantFile } from './tenant';
import { tenantFields } from './tenant-fields.server';
import { tenantRules } from './tenant-rules.server';

/** Checks a tenant file and fills in the defaults. */
export const tenantSchema = tenantFields
  .superRefine(tenantRules)
  .transform(({ $schema: _editor, ...file }): TenantFile => ({
    ...file,
    site_entry_countries: file.site_entry_countries ?? file.countries,
    theme: { both: file.theme.both ?? {}, light: file.theme.light ?? {}, dark: file.theme.dark ?? {} },
  }));
