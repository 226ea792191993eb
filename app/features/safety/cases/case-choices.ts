/** What a complaint can be about. `decision` needs the number of the decision, report or notice. */
export const complaintCategories = ['decision', 'payment', 'member', 'privacy', 'accessibility', 'other'] as const;
export type ComplaintCategory = (typeof complaintCategories)[number];

/** Why content is illegal. Anyone who sends a notice of abuse of children need not say who they are (DSA, article 16). */
export const noticeCategories = [
  'children',
  'threats',
  'hate',
  'fraud',
  'image',
  'rights',
  'privacy',
  'other',
] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

/** What someone may ask customer service about. */
export const questionCategories = ['account', 'payment', 'technical', 'people', 'privacy', 'other'] as const;
export type QuestionCategory = (typeof questionCategories)[number];

/** The longest text of a sender, in characters. */
export const CASE_WORDS = 3000;
export const CASE_NAME = 100;
export const CASE_ABOUT = 500;
