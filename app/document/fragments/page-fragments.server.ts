import type { EntryContext } from '@remix-run/node';
import { shownTimeZone } from '~/server/context/calendar';
import type { RequestContext } from '~/server/context/context.server';
import type { ResponseFragments } from './fragment-cache';
import type { DocumentParts } from '../document-parts.server';

/**
 * The fragments of a page that links the component sheet: they hold no styles themselves. A view may depend on the brand
 * and its version, the language, the time zone, and the routes, which decide what messages it finds.
 */
export function openFragments(
  context: RequestContext,
  { staticHandlerContext }: EntryContext,
  { componentSheet }: Pick<DocumentParts, 'componentSheet'>,
): ResponseFragments | undefined {
  const { fragments, tenant, locale } = context;
  if (!componentSheet || !fragments.on) return undefined;
  const routes = staticHandlerContext.matches.map(({ route }) => route.id);
  return fragments.forResponse([tenant.id, tenant.version, locale, shownTimeZone(context), ...routes].join(' '));
}
