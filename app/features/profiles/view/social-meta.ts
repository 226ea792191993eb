export interface SocialCard {
  title: string;
  site: string;
  /** An absolute URL. */
  image: string;
}

/** The OpenGraph tags of a page about a person; empty if there is no picture to show. */
export function socialMeta(card: SocialCard | null) {
  if (!card) return [];
  return [
    { property: 'og:type', content: 'profile' },
    { property: 'og:site_name', content: card.site },
    { property: 'og:title', content: card.title },
    { property: 'og:image', content: card.image },
    { property: 'og:image:alt', content: card.title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
