import { describe, expect, it } from 'vitest';
import { brandData, breadcrumbs, previewTags, structuredData } from './page-head';
import { describedPageMeta, publicPageMeta, sharedPageMeta } from '../page-meta';

const sharing = { image: 'https://a.example/sharing/brand.nl.jpg?v=x', alt: 'Aurea: vind iemand', locale: 'nl_BE' };
const brand = { name: 'Aurea', description: 'A place.' };
const company = { name: 'Aurea BV' };
const visitor = { matches: [{ data: { brand, company, locale: 'nl', sharing } }] };
const member = { matches: [{ data: { brand, company, locale: 'nl', sharing: null } }] };
const page = { title: 'Prijzen', description: 'Wat het kost.', url: 'https://a.example/pricing' };
const data = { title: page.title, brand: 'Aurea', description: page.description, canonical: page.url };

const tagsOf = (tags: object[]) =>
  Object.fromEntries(
    (tags as { property?: string; name?: string; content?: string }[]).map((tag) => [
      tag.property ?? tag.name,
      tag.content,
    ]),
  );
const graphOf = (tags: object[]) =>
  (tags.find((tag) => 'script:ld+json' in tag) as { 'script:ld+json': Record<string, unknown> } | undefined)?.[
    'script:ld+json'
  ];

describe('the preview of a link', () => {
  it('names the page, the brand, the language and the image with its size', () => {
    expect(tagsOf(previewTags(visitor, page))).toEqual({
      'og:type': 'website',
      'og:site_name': 'Aurea',
      'og:locale': 'nl_BE',
      'og:title': 'Prijzen',
      'og:description': 'Wat het kost.',
      'og:url': 'https://a.example/pricing',
      'og:image': sharing.image,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': sharing.alt,
      'twitter:card': 'summary_large_image',
    });
  });

  it('shows the image of a lander where there is one', () => {
    const picture = { image: 'https://a.example/sharing/lander-x.nl.jpg?v=y', alt: 'Aurea: blijf' };
    expect(tagsOf(previewTags(visitor, { ...page, picture }))).toMatchObject({
      'og:image': picture.image,
      'og:image:alt': picture.alt,
    });
  });

  it('is in no page of a member, nor is structured data, and an error page has neither', () => {
    for (const nobody of [member, { matches: [{ data: undefined }] }, { matches: [] }, {}]) {
      expect(previewTags(nobody, page)).toEqual([]);
      expect(structuredData(nobody, { '@type': 'Thing' })).toEqual([]);
      expect(brandData(nobody, 'https://a.example/')).toEqual([]);
      expect(breadcrumbs(nobody, page)).toEqual([]);
    }
  });
});

describe('the head of a page', () => {
  it('for search engines has a canonical URL and the way to it', () => {
    const head = describedPageMeta({ data, ...visitor });
    expect(head).toContainEqual({ title: 'Prijzen · Aurea' });
    expect(head).toContainEqual({ name: 'description', content: 'Wat het kost.' });
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: page.url });
    expect(graphOf(head)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Aurea', item: 'https://a.example/' },
        { position: 2, name: 'Prijzen', item: page.url },
      ],
    });
    expect(graphOf(publicPageMeta({ data, ...visitor }))).toBeUndefined();
  });

  it('that is only shared is not indexed and has no canonical URL', () => {
    const head = sharedPageMeta({ data, ...visitor });
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tagsOf(head)).toMatchObject({ description: 'Wat het kost.', 'og:url': page.url });
    expect(JSON.stringify(head)).not.toContain('canonical');
  });

  it('says nothing of a page whose loader failed', () => {
    const failed = { data: undefined, ...visitor };
    expect([describedPageMeta(failed), publicPageMeta(failed), sharedPageMeta(failed)]).toEqual([[], [], []]);
  });
});

it('the front page says who runs the brand, and nothing about its members', () => {
  const graph = graphOf(brandData(visitor, 'https://a.example/'))!;
  expect(graph).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: 'Aurea', url: 'https://a.example/', inLanguage: 'nl' },
      { '@type': 'Organization', legalName: 'Aurea BV', logo: 'https://a.example/icons/icon-512.png' },
    ],
  });
  expect(JSON.stringify(graph)).not.toMatch(/Person|member/);
});
