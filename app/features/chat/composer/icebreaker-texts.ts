import type { IntlShape } from 'react-intl';

/** Suggested first messages, in a fixed order. Without JavaScript, `?say=` carries the number of the chosen one. */
export function icebreakers(intl: IntlShape): string[] {
  return [
    intl.formatMessage({ id: 'chat.icebreaker-1', defaultMessage: 'Hi! What made you smile today?' }),
    intl.formatMessage({
      id: 'chat.icebreaker-2',
      defaultMessage: 'Your profile made me curious. How is your week going?',
    }),
    intl.formatMessage({
      id: 'chat.icebreaker-3',
      defaultMessage: 'Coffee, tea, or something stronger: what shall we talk over?',
    }),
    intl.formatMessage({ id: 'chat.icebreaker-4', defaultMessage: 'What does your perfect Sunday look like?' }),
    intl.formatMessage({
      id: 'chat.icebreaker-5',
      defaultMessage: 'If we could travel anywhere tomorrow, where would you take us?',
    }),
    intl.formatMessage({ id: 'chat.icebreaker-6', defaultMessage: 'Which song do you never get tired of?' }),
  ];
}

/** The text for `?say=2` and the like; '' for any other value. */
export function icebreakerOf(intl: IntlShape, say: string | null): string {
  return /^\d$/.test(say ?? '') ? (icebreakers(intl)[Number(say) - 1] ?? '') : '';
}
