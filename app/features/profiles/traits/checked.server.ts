import type { MemberCard } from '~db/queries/member-card';
import { isChecked } from '~db/schema/search-bits';
import type { Tenant } from '~/tenancy/tenant';

/**
 * Whether the mark is shown: the brand compares photos, and the database says that a person compared the one that others
 * see first. The database never says so of a fictional profile; this does not rely on it.
 */
export const showsChecked = (
  { photo_check }: Pick<Tenant, 'photo_check'>,
  { kind, status, search_bits }: Pick<MemberCard, 'kind' | 'status' | 'search_bits'>,
): boolean => photo_check && kind === 'member' && status !== 'deleted' && isChecked(search_bits);
