import type { EntryContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { openCatalogues } from '~/i18n/catalogues.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { RequestContext } from '~/server/context.server';
import type { CspOptions } from '~/server/csp';
import { scriptJson } from '~/server/html-document.server';
import type { Tenant } from '~/tenancy/tenant';
import { documentCss } from '~/theme/document-css';
import { themeOfNiche } from '~/theme/theme-registry';

export type Catalogues = ReturnType<typeof openCatalogues>;

/** What the document of a request carries besides React's own output. */
export interface DocumentParts {
  intl: ReturnType<Catalogues['intl']>;
  themeStyle: string;
  messages: string;
  csp: CspOptions;
}

interface RouteHandle {
  messages?: readonly string[];
  /** The page posts to a payment provider. */
  checkout?: boolean;
}

const styles = new LRUCache<string, string>({ max: 200 });

/** Fonts, tokens and global rules of a brand as one <style>, made once per version. */
function themeStyle(tenant: Tenant): string {
  const key = `${tenant.id}|${tenant.version}`;
  const known = styles.get(key);
  if (known !== undefined) return known;
  const style = `<style data-theme-of="${tenant.slug}">${documentCss(themeOfNiche(tenant.niche), tenant.theme)}</style>`;
  styles.set(key, style);
  return style;
}

export function makeDocumentParts(catalogues: Catalogues, context: RequestContext, remix: EntryContext): DocumentParts {
  const handles = remix.staticHandlerContext.matches.map(
    (match) => (remix.routeModules[match.route.id]?.handle ?? {}) as RouteHandle,
  );
  const features = [...new Set(handles.flatMap((handle) => handle.messages ?? []))].sort();
  const prefix = nichePrefix(context.tenant.niche);
  const manifest = scriptJson(catalogues.manifest(context.locale, prefix));
  return {
    intl: catalogues.intl(context.locale, prefix, context.tenant.time_zone),
    themeStyle: themeStyle(context.tenant),
    messages:
      `<script type="application/json" id="messages">${catalogues.inline(context.locale, features, prefix)}</script>` +
      `<script type="application/json" id="catalogues">${manifest}</script>`,
    csp: {
      cdnPrefix: context.tenant.cdn_prefix || null,
      formActions: handles.some((handle) => handle.checkout) ? (context.ports.payment?.checkoutOrigins() ?? []) : [],
      secure: context.secure,
      development: import.meta.env.DEV,
    },
  };
}
