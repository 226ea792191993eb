import { FormattedMessage } from 'react-intl';
import type { DomainError } from '~/contract/problem';
import { useShell } from '~/page/use-shell';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { CreditsShort } from '../pricing/CreditsShort';
import { ConversationsUsed, PremiumLink, PremiumNote } from '../pricing/PremiumNote';

export interface SendProblemAlertProps {
  error: DomainError | null;
  /** The URL to return to after buying credits. */
  here: string;
  type?: 'text' | 'photo' | 'gift';
}

/** Says why a message was refused and what to do next: buy credits, become premium or change it. */
export function SendProblemAlert({ error, ...props }: SendProblemAlertProps) {
  return error ? (
    <div data-part="send-problem">
      <Problem error={error} {...props} />
    </div>
  ) : null;
}

function Problem({ error, here, type = 'text' }: SendProblemAlertProps & { error: DomainError }) {
  const { code, values } = error;
  const { freeGifts } = useShell().brand.offers;
  if (code === 'chat.not-enough-credits') {
    const action = (
      <ButtonLink to={`/credits?next=${encodeURIComponent(here)}`} size="sm">
        <FormattedMessage id="chat.buy-credits" defaultMessage="Buy credits" />
      </ButtonLink>
    );
    return (
      <FormAlert tone="warning" action={action} title={<ErrorMessage code={code} values={values} />}>
        <CreditsShort type={type} needed={Number(values.needed)} />
      </FormAlert>
    );
  }
  if (code === 'chat.premium-only' && (type === 'photo' || (type === 'gift' && !freeGifts)))
    return <PremiumNote type={type} here={here} />;
  if (code === 'chat.premium-only') {
    const action = <PremiumLink here={here} />;
    return (
      <FormAlert tone="info" action={action} title={<ErrorMessage code={code} values={values} />}>
        <ConversationsUsed />
        {type === 'text' ? (
          <>
            {' '}
            <FormattedMessage id="chat.text-kept" defaultMessage="We’ve kept your text." />
          </>
        ) : null}
      </FormAlert>
    );
  }
  return <ErrorAlert error={error} />;
}
