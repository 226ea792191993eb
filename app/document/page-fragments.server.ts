import type { EntryContext } from '@remix-run/node';
import type { RequestContext } from '~/server/context/context.server';
import type { ResponseFragments } from '~/server/fragments/fragment-cache';
import type { DocumentParts } from './document-parts.server';

/**
 * The fragments of a page that links the component sheet: they hold no styles themselves. A view may depend on the brand
 * and its version, the language, and the routes, which decide what messages it finds.
 */
export function openFragments(
  { fragments, tenant, locale }: RequestContext,
  { staticHandlerContext }: EntryContext,
  { componentSheet }: Pick<DocumentParts, 'componentSheet'>,
): ResponseFragments | undefined {
  if (!componentSheet || !fragments.on) return undefined;
  const routes = staticHandlerContext.matches.map(({ route }) => route.id);
  return fragments.forResponse([tenant.id, tenant.version, locale, ...routes].join(' '));
}
