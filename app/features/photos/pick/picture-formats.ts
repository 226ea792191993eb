/**
 * The formats of files that can become a photo, the same for profiles, conversations and the photo check. A format that
 * is not taken is recognised to be refused with words of its own.
 */
export const PICTURE_FORMATS = {
  jpeg: { type: 'image/jpeg', taken: true },
  png: { type: 'image/png', taken: true },
  webp: { type: 'image/webp', taken: true },
  avif: { type: 'image/avif', taken: true },
  gif: { type: 'image/gif', taken: true },
  /** An animation, which browsers show as an AVIF. */
  'avif-sequence': { type: 'image/avif', taken: false },
  /** Left out of the types to choose from, so that phones convert the photo to JPEG themselves. */
  heic: { type: 'image/heic', taken: false },
} as const;

export type PictureFormat = keyof typeof PICTURE_FORMATS;
