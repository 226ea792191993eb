import { createContext, useContext } from 'react';

/** Where the brand's own server has them; who asks is looked at each time. */
const OWN = '/photos/';

const Everybody = createContext(OWN);

/** Tells what is below where this brand's public pictures are: ShellBrand.photosAt. */
export const PhotosAt = Everybody.Provider;

/**
 * The address of a picture that everybody may see: a member's main photo, the rendition that hides a locked one. At the
 * brand's CDN, where it has one.
 */
export function usePhotoAddress(): (filename: string) => string {
  const base = useContext(Everybody);
  return (filename) => base + filename;
}

/** The address of a picture that not everybody may see: never anywhere but at the brand's own server. */
export const privatePhotoAddress = (filename: string): string => OWN + filename;
