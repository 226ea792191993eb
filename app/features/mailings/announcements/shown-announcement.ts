import type { AnnouncementText } from './announcement';

/** An announcement as the page shows it. */
export interface PageAnnouncement extends AnnouncementText {
  name: string;
  path: string | null;
  launchedAt: number;
  /** The language of the text if it is not that of the page, so that a screen reader pronounces it. */
  lang?: string;
}
