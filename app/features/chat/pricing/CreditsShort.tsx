import { FormattedMessage } from 'react-intl';

/** Says what the message would have cost; `needed` in credits. */
export function CreditsShort({ type, needed }: { type: 'text' | 'photo' | 'gift'; needed: number }) {
  const values = { cost: needed };
  if (type === 'gift') {
    return (
      <FormattedMessage
        id="chat.credits-short-gift"
        defaultMessage="A gift costs {cost, plural, one {# credit} other {# credits}}. We’ve kept your choice."
        values={values}
      />
    );
  }
  if (type === 'photo') {
    return (
      <FormattedMessage
        id="chat.credits-short-photo"
        defaultMessage="A photo costs {cost, plural, one {# credit} other {# credits}}. Choose it again once you’ve bought more credits."
        values={values}
      />
    );
  }
  return (
    <FormattedMessage
      id="chat.credits-short"
      defaultMessage="A message costs {cost, plural, one {# credit} other {# credits}}. We’ve kept your text."
      values={values}
    />
  );
}
