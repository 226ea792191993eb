import { FormattedMessage } from 'react-intl';
import { useShell } from '~/live/use-shell';
import type { Refusal } from '~/server/respond.server';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';

/** Why a message was not taken, and what to do next: buy credits, become premium, or change it. The text is still there. */
export function SendProblemAlert({ refusal, here }: { refusal: Refusal | null; here: string }) {
  const { brand } = useShell();
  if (!refusal) return null;
  const { code, values } = refusal;
  if (code === 'chat.not-enough-credits') {
    const action = (
      <ButtonLink to={`/credits?next=${encodeURIComponent(here)}`} size="sm">
        <FormattedMessage id="chat.buy-credits" defaultMessage="Buy credits" />
      </ButtonLink>
    );
    return (
      <FormAlert tone="warning" action={action} title={<RefusalMessage code={code} values={values} />}>
        <FormattedMessage
          id="chat.credits-short"
          defaultMessage="A message costs {cost, plural, one {# credit} other {# credits}}. Your text is kept."
          values={{ cost: brand.messageCredits }}
        />
      </FormAlert>
    );
  }
  if (code === 'chat.premium-only') {
    const action = (
      <ButtonLink to="/premium" size="sm">
        <FormattedMessage id="chat.get-premium" defaultMessage="About premium" />
      </ButtonLink>
    );
    return (
      <FormAlert tone="info" action={action} title={<RefusalMessage code={code} values={values} />}>
        <FormattedMessage
          id="chat.free-conversations-used"
          defaultMessage="You have started as many conversations as free members can. You can go on with those, and answer whoever writes to you. Your text is kept."
        />
      </FormAlert>
    );
  }
  return (
    <FormAlert>
      <RefusalMessage code={code} values={values} />
    </FormAlert>
  );
}
