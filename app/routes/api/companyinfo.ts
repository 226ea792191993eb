import type { CompanyResponse } from '~/contract/company';
import { apiRoute } from '~/server/response/api.server';
import { toCompanyResponse } from '~/tenancy/public-settings.server';

const route = apiRoute<'/api/companyinfo.php'>({
  GET: ({ context }): CompanyResponse => toCompanyResponse(context.tenant.company),
});

export const loader = route.loader;
export const action = route.action;
