/** A person as a link to them is shown elsewhere. */
export interface SocialCard {
  title: string;
  site: string;
  /** Absolute. */
  image: string;
}

/** OpenGraph of a page about somebody; nothing where there is no picture of theirs to show. */
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
