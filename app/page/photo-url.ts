import { createContext, useContext } from 'react';

/** The path on the brand's own server, which checks the viewer's access at each request. */
const OWN = '/photos/';

const Everybody = createContext(OWN);

/** Provides the base URL of the brand's public pictures (ShellBrand.photosAt). */
export const PhotosAt = Everybody.Provider;

/** For pictures that everybody may see (main photos, blurred renditions): on the brand's CDN, where it has one. */
export function usePhotoUrl(): (filename: string) => string {
  const base = useContext(Everybody);
  return (filename) => base + filename;
}

/** The URL of a picture that not everybody may see, which is always on the brand's own server. */
export const privatePhotoUrl = (filename: string): string => OWN + filename;
