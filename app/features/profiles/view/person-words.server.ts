import type { RequestContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';

/**
 * Where a chip cannot be shown: in the title of a page and in the preview of a link: "Flora, 36 (fictional profile)".
 */
export function personWords(
  { tenant, locale }: Pick<RequestContext, 'tenant' | 'locale'>,
  { name, fictional }: { name: string; fictional: boolean },
  age: number | null = null,
): string {
  const label = age === null ? name : `${name}, ${age}`;
  return fictional ? `${label} (${textFor(tenant.fictional_singular, locale)})` : label;
}
