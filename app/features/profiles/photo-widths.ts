/**
 * The file between the small picture (360 px) and the main one (720 px): the width of a card on a phone with three
 * pixels to a point. Its name follows from that of the main file.
 */
export const middleFile = (photo: string): string => photo.replace(/\.(?=[^.]*$)/, '-middle.');

/** The files of a card's picture as `<img srcset>`. */
export function cardSources(
  { thumb, photo }: { thumb: string; photo: string },
  photoUrl: (file: string) => string,
): string {
  return `${photoUrl(thumb)} 360w, ${photoUrl(middleFile(photo))} 540w, ${photoUrl(photo)} 720w`;
}
