import { apiRoute } from '~/server/response/api.server';
import { publicCompany } from '~/tenancy/public-settings.server';

/** GET /api/companyinfo.php: the company behind this brand. */
const route = apiRoute({ GET: ({ context }) => publicCompany(context.tenant.company) });

export const loader = route.loader;
export const action = route.action;
