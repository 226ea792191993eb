import { themeOfNiche } from '~/theme/themes';

/** The scheme of a brand's pages for someone who has chosen none; "auto" is that of the device. Only on the server. */
export const designedScheme = (niche: number): 'auto' | 'light' | 'dark' => themeOfNiche(niche).scheme;
