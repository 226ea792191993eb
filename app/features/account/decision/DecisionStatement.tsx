import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { fontWeight, space } from '~/theme/tokens';
import type { ShellDecision } from '~/page/shell-data';
import { useShell } from '~/page/use-shell';

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 72ch;
  overflow-wrap: anywhere;
`;

const Fold = styled.details`
  > summary {
    width: fit-content;
    padding: ${space(1)} 0;
    cursor: pointer;
    font-weight: ${fontWeight('strong')};
    text-decoration: underline;
  }
`;

export interface DecisionStatementProps {
  decision: ShellDecision;
  /** The label that unfolds all but the first sentence, on pages about something else. */
  folded?: ReactNode;
}

/** Why staff hide the member's own profile. The sentences come from the server and are the same as in the mail. */
export function DecisionStatement({ decision: { number, lines, objection }, folded }: DecisionStatementProps) {
  const { supportEmail } = useShell().brand;
  const [before, ...after] = objection.split(supportEmail);
  const subject = number === null ? '' : `?subject=${encodeURIComponent(number)}`;
  const [means, ...rest] = lines.map((line) => <p key={line}>{line}</p>);
  const why = (
    <>
      {rest}
      <p>
        {before}
        {after.length > 0 ? <a href={`mailto:${supportEmail}${subject}`}>{supportEmail}</a> : null}
        {after.join(supportEmail)}
      </p>
      {number === null ? null : (
        <p>
          <Link to={`/complaints?about=${encodeURIComponent(number)}`}>
            <FormattedMessage
              id="shell.decision-complain"
              defaultMessage="Complain about decision {number}"
              values={{ number }}
            />
          </Link>
        </p>
      )}
    </>
  );
  return (
    <Words>
      {means}
      {folded ? (
        <Fold>
          <summary>{folded}</summary>
          <Words>{why}</Words>
        </Fold>
      ) : (
        why
      )}
    </Words>
  );
}
