import type { Inline } from '~/features/legal/documents/legal-document';
import type { Landing } from '~/theme/theme';

/** One figure of the page about transparency, as texts. */
export interface Figure {
  kind: 'active' | 'fictional' | 'reports' | 'time' | 'returns';
  /** The figure itself, such as 34% or 2 hours. */
  value: string;
}

export interface FiguresData {
  figures: Figure[];
  /** The last day that is counted, and the days before it of which the figures are. */
  day: string;
  activeDays: number;
  periodDays: number;
}

/** What stands on the three drawn screens: texts of the product itself. */
export interface ScreensData {
  writeHere: string;
  send: string;
  price: string;
  whoSees: string;
  membersOnly: string;
  /** Null where the brand shows no member to visitors. */
  visitorsToo: string | null;
}

export interface QuestionData {
  question: string;
  answer: Inline[];
}

export interface PromiseData {
  about: Landing['promise']['about'];
  parts: { title: string; text: Inline[] }[];
  /** The same with the numbers of this brand's smallest bundle. */
  example: string | null;
}

/** Amounts as texts, in the currency of the visitor's country. */
export interface PriceData {
  /** The smallest bundle. */
  bundle: string;
  bundleCredits: number;
  message: string;
  messageMoney: string;
  /** The highest fee of a payment method; null if there is none. */
  fee: string | null;
}

/** What is known for the sections of a page; a section without its data does not exist on this brand. */
export interface SectionsData {
  figures?: FiguresData;
  screens?: ScreensData;
  question?: QuestionData[];
  promise?: PromiseData;
  price?: PriceData;
}
