import { defineMessages } from 'react-intl';

/**
 * The beginnings that members can choose to say something about themselves. The key is stored, so a key is never renamed
 * or reused. A niche may word up to ten of them in its own way (`locales/<lang>/prompts.<niche>.json`), on the same
 * subject, so that an answer stays true.
 */
export const promptMessages = defineMessages({
  sunday: { id: 'prompts.sunday', defaultMessage: 'My perfect Sunday' },
  'first-date': { id: 'prompts.first-date', defaultMessage: 'A first date I would love' },
  laugh: { id: 'prompts.laugh', defaultMessage: 'What always makes me laugh' },
  cook: { id: 'prompts.cook', defaultMessage: 'What I cook for somebody special' },
  'late-lesson': { id: 'prompts.late-lesson', defaultMessage: 'Something I learned far too late' },
  song: { id: 'prompts.song', defaultMessage: 'The song I always turn up' },
  place: { id: 'prompts.place', defaultMessage: 'A place I keep going back to' },
  tomorrow: { id: 'prompts.tomorrow', defaultMessage: 'Where I would go tomorrow' },
  proud: { id: 'prompts.proud', defaultMessage: 'What I’m quietly proud of' },
  morning: { id: 'prompts.morning', defaultMessage: 'My mornings look like this' },
  evening: { id: 'prompts.evening', defaultMessage: 'After work you’ll find me here' },
  'talk-for-hours': { id: 'prompts.talk-for-hours', defaultMessage: 'I can talk for hours about' },
  heart: { id: 'prompts.heart', defaultMessage: 'The way to my heart' },
  notice: { id: 'prompts.notice', defaultMessage: 'I notice straight away when somebody' },
  together: { id: 'prompts.together', defaultMessage: 'Let’s try this together' },
  'never-yet': { id: 'prompts.never-yet', defaultMessage: 'Never done, always wanted to' },
  talent: { id: 'prompts.talent', defaultMessage: 'My hidden talent' },
  opinion: { id: 'prompts.opinion', defaultMessage: 'An opinion I’m alone with' },
  child: { id: 'prompts.child', defaultMessage: 'As a child I was sure that' },
  friends: { id: 'prompts.friends', defaultMessage: 'My friends would say that I' },
  film: { id: 'prompts.film', defaultMessage: 'The film I can watch again and again' },
  book: { id: 'prompts.book', defaultMessage: 'A book I keep giving away' },
  'small-joy': { id: 'prompts.small-joy', defaultMessage: 'A small thing that makes my day' },
  'teach-me': { id: 'prompts.teach-me', defaultMessage: 'Teach me something about' },
  'can-teach': { id: 'prompts.can-teach', defaultMessage: 'I could teach you how to' },
  animal: { id: 'prompts.animal', defaultMessage: 'The animal in my life, or the one I’d like' },
  spontaneous: { id: 'prompts.spontaneous', defaultMessage: 'The most spontaneous thing I’ve done' },
  'no-apology': { id: 'prompts.no-apology', defaultMessage: 'A pleasure I won’t apologise for' },
  holiday: { id: 'prompts.holiday', defaultMessage: 'My kind of holiday' },
  rain: { id: 'prompts.rain', defaultMessage: 'What I do when it rains all day' },
  value: { id: 'prompts.value', defaultMessage: 'What matters most between two people' },
  care: { id: 'prompts.care', defaultMessage: 'This is how I show that I care' },
  'no-match': { id: 'prompts.no-match', defaultMessage: 'We won’t get along if' },
  match: { id: 'prompts.match', defaultMessage: 'We’ll get along if' },
  'ask-me': { id: 'prompts.ask-me', defaultMessage: 'Ask me about' },
  'two-truths': { id: 'prompts.two-truths', defaultMessage: 'Two truths and a lie' },
  'changed-mind': { id: 'prompts.changed-mind', defaultMessage: 'Something I changed my mind about' },
  ahead: { id: 'prompts.ahead', defaultMessage: 'What I’m looking forward to' },
  home: { id: 'prompts.home', defaultMessage: 'What home means to me' },
  'photo-story': { id: 'prompts.photo-story', defaultMessage: 'The story behind one of my photos' },
});

export type PromptId = keyof typeof promptMessages;

export const isPromptId = (value: string): value is PromptId => Object.hasOwn(promptMessages, value);
