import { isVisitor } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import type { Tenant } from '~/tenancy/tenant';
import type { ViewerMember } from '~/server/context/viewer';
import { wishOf } from '~/features/profiles/view/wish.service.server';
import type { SearchDefaults } from './read-search.server';
import type { SearchForm } from './search-form';

/** The search where the query asks for nothing: a member's own country and wished gender, a visitor's country. */
export function searchDefaults({ viewer, tenant, country }: RequestContext): SearchDefaults {
  if (isVisitor(viewer))
    return { gender: '', country: served(tenant, country.selected ?? country.geoip), located: false };
  const { member } = viewer;
  const tells = tellsDistances(tenant);
  return {
    gender: soughtGender(member, tenant.niche),
    country: served(tenant, member.country),
    located: member.geoCell !== null && tells,
    placeable: tells,
  };
}

/** Whether distances may be used: a brand that does not show where members live must not reveal it through a search. */
export const tellsDistances = (tenant: Pick<Tenant, 'visible_profile_fields'>): boolean =>
  tenant.visible_profile_fields.includes('countryregion');

/** A profile without gender or region is not filled in yet; then gender is not filtered and only the country counts. */
function soughtGender(member: ViewerMember, niche: number): SearchForm['gender'] {
  return member.gender === null || member.regionId === null ? '' : wishOf(member, niche);
}

const served = ({ countries }: Tenant, code: string): string =>
  (countries as string[]).includes(code) ? code : countries[0]!;
