import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { DecisionStatement } from '~/features/account/decision/DecisionStatement';
import type { ShellDecision } from '~/page/shell-data';
import { space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Banner } from '~/ui/Banner/Banner';
import { useRouteName } from '../use-route-name';

const Fold = styled.details`
  > summary {
    width: fit-content;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  > div {
    padding: ${space(2)} 0;
  }
`;

/**
 * A member whose profile staff have hidden reads so on every page, and unfolds the reason and how to object. Their own
 * profile has the whole statement.
 */
export function DecisionBanner({ decision }: { decision: ShellDecision }) {
  const route = useRouteName();
  if (route === 'profile')
    return (
      <Alert tone="warning" title={decision.title}>
        <DecisionStatement decision={decision} />
      </Alert>
    );
  return (
    <Banner tone="warning">
      <strong>{decision.title}</strong>
      <Fold>
        <summary>
          <FormattedMessage id="shell.decision-why" defaultMessage="Why, and how to object" />
        </summary>
        <DecisionStatement decision={decision} />
      </Fold>
    </Banner>
  );
}
