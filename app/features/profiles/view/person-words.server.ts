import type { RequestContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';

/**
 * A person where no chip fits: in the title of a page (tab, history, bookmarks) and in a link's preview. "Flora, 36
 * (fictional profile)"; the age only where it is given.
 */
export function personWords(
  { tenant, locale }: Pick<RequestContext, 'tenant' | 'locale'>,
  { name, fictional }: { name: string; fictional: boolean },
  age: number | null = null,
): string {
  const words = age === null ? name : `${name}, ${age}`;
  return fictional ? `${words} (${textFor(tenant.fictional_singular, locale)})` : words;
}
