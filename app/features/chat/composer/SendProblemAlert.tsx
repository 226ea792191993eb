import { FormattedMessage } from 'react-intl';
import type { Refusal } from '~/contract/problem';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { RefusalAlert } from '~/ui/FormAlert/RefusalAlert';
import { RefusalMessage } from '~/ui/RefusalMessage/RefusalMessage';
import { CreditsShort } from '../pricing/CreditsShort';
import { PremiumNote } from '../pricing/PremiumNote';

export interface SendProblemAlertProps {
  refusal: Refusal | null;
  /** Where the member returns to after buying credits. */
  here: string;
  type?: 'text' | 'photo' | 'gift';
}

/**
 * Says why a message was refused and what to do next: buy credits, become premium or change it. Typed text is not lost.
 */
export function SendProblemAlert({ refusal, here, type = 'text' }: SendProblemAlertProps) {
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
        <CreditsShort type={type} needed={Number(values.needed)} />
      </FormAlert>
    );
  }
  if (code === 'chat.premium-only' && type !== 'text') return <PremiumNote type={type} />;
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
          defaultMessage="You’ve started as many conversations as free members can. You can carry on with those, and answer anyone who writes to you. We’ve kept your text."
        />
      </FormAlert>
    );
  }
  return <RefusalAlert refusal={refusal} />;
}
