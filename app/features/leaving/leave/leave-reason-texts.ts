import { defineMessages } from 'react-intl';

export const leaveReasonTexts = defineMessages({
  none: { id: 'leaving.reason-none', defaultMessage: 'I’d rather not say' },
  found: { id: 'leaving.reason-found', defaultMessage: 'I’ve met somebody' },
  break: { id: 'leaving.reason-break', defaultMessage: 'I need a break' },
  few: { id: 'leaving.reason-few', defaultMessage: 'Too few people who suit me' },
  price: { id: 'leaving.reason-price', defaultMessage: 'It costs too much' },
  mails: { id: 'leaving.reason-mails', defaultMessage: 'Too many e-mails or notifications' },
  privacy: { id: 'leaving.reason-privacy', defaultMessage: 'I’m worried about my privacy' },
  unsafe: { id: 'leaving.reason-unsafe', defaultMessage: 'I didn’t feel safe or respected' },
  other: { id: 'leaving.reason-other', defaultMessage: 'Something else' },
});
