import type { MetaDescriptor } from '@remix-run/react';
import type { ShellData } from '../shell-data';

/** In pixels: the size of every sharing image (app/features/sharing). */
const IMAGE = { width: '1200', height: '630' };

interface WithRoot {
  matches?: readonly { data?: unknown }[];
}

/** The data of the root, which every page has; undefined where its loader failed. */
export const shellOf = ({ matches }: WithRoot): ShellData | undefined => matches?.[0]?.data as ShellData | undefined;

export interface SharingPreview {
  title: string;
  description: string;
  url: string;
  /** Another image than the brand's own. */
  picture?: { image: string; alt: string };
}

/** How other sites show a link to the page. Nothing for members, whose pages nobody shares. */
export function previewTags(page: WithRoot, { title, description, url, picture }: SharingPreview): MetaDescriptor[] {
  const shell = shellOf(page);
  if (!shell?.sharing) return [];
  const { image, alt } = picture ?? shell.sharing;
  return openGraph({
    type: 'website',
    site_name: shell.brand.name,
    locale: shell.sharing.locale,
    title,
    description,
    url,
    image,
    'image:type': 'image/jpeg',
    'image:width': IMAGE.width,
    'image:height': IMAGE.height,
    'image:alt': alt,
  });
}

function openGraph(values: Record<string, string>): MetaDescriptor[] {
  const tags = Object.entries(values).map(([name, content]) => ({ property: `og:${name}`, content }));
  return [...tags, { name: 'twitter:card', content: 'summary_large_image' }];
}

/** What search engines read about a page, for visitors only. Remix escapes it. */
export const structuredData = (page: WithRoot, graph: object): MetaDescriptor[] =>
  shellOf(page)?.sharing ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...graph } }] : [];

/** The way from the front page to this one. */
export function breadcrumbs(page: WithRoot, { title, url }: { title: string; url: string }): MetaDescriptor[] {
  const shell = shellOf(page);
  if (!shell) return [];
  const entry = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
  return structuredData(page, {
    '@type': 'BreadcrumbList',
    itemListElement: [entry(1, shell.brand.name, new URL('/', url).href), entry(2, title, url)],
  });
}

/** The brand and the company that runs it: what the footer of each page says. */
export function brandData(page: WithRoot, url: string): MetaDescriptor[] {
  const shell = shellOf(page);
  if (!shell) return [];
  const { brand, company, locale } = shell;
  const organization = `${url}#organization`;
  return structuredData(page, {
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        url,
        name: brand.name,
        description: brand.description,
        inLanguage: locale,
        publisher: { '@id': organization },
      },
      {
        '@type': 'Organization',
        '@id': organization,
        url,
        name: brand.name,
        legalName: company.name,
        logo: new URL('/icons/icon-512.png', url).href,
      },
    ],
  });
}
