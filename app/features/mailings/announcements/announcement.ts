import type { Locale } from '~/i18n/locales';

/** What staff tell in one language. */
export interface AnnouncementText {
  title: string;
  paragraphs: string[];
  /** The words of the link, if there is one. */
  link?: string | undefined;
}

export type AnnouncementTexts = { [language in Locale]?: AnnouncementText };

/** An announcement as a file describes it. */
export interface Announcement {
  name: string;
  path: string | null;
  texts: AnnouncementTexts;
}

/** It is told for so long, so that nobody hears of something that has long been there. */
export const TOLD_MS = 14 * 24 * 60 * 60 * 1000;

/** What stands for the brand's name, because one text is for several brands. */
export const BRAND = '{brand}';

/** The line that an inbox shows after the subject: the beginning, cut between two words. */
export function beginningOf([first = '']: readonly string[], most = 140): string {
  if (first.length <= most) return first;
  const cut = first.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
