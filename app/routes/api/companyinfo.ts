import { apiRoute } from '~/server/api.server';
import { publicCompany } from '~/tenancy/public-settings.server';

/** GET /api/companyinfo.php: the company behind this brand. */
export const { loader, action } = apiRoute({ GET: ({ context }) => publicCompany(context.tenant.company) });
