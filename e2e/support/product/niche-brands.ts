/** One brand of the demo for each niche, in the order of the niches. */
export const NICHE_BRANDS: readonly string[] = [
  'golden-hour',
  'lila-aurora',
  'velvet-accord',
  'zonneterras',
  'september-garden',
  'blue-hour',
  'prisma',
];
