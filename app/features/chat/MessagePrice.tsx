import { FormattedMessage } from 'react-intl';
import { useNavCounts } from '~/live/use-nav-counts';
import { useShell } from '~/live/use-shell';

/** What a message costs and what is there, before it is sent. */
export function MessagePrice({ fictional }: { fictional: boolean }) {
  const { brand } = useShell();
  const { credits = 0 } = useNavCounts();
  const cost = brand.messageCredits;
  return (
    <>
      <FormattedMessage
        id="chat.price"
        defaultMessage="{cost, plural, one {# credit} other {# credits}} per message · you have {credits, plural, one {# credit} other {# credits}}"
        values={{ cost, credits }}
      />
      {fictional ? (
        <>
          {' · '}
          <FormattedMessage
            id="chat.price-fictional"
            defaultMessage="Charged only when you get an answer; otherwise the credits come back after 48 hours."
          />
        </>
      ) : null}
    </>
  );
}
