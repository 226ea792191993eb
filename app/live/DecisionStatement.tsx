import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import type { ShellDecision } from './shell-data';
import { useShell } from './use-shell';

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 72ch;
  overflow-wrap: anywhere;
`;

/**
 * Why the team hides the member's own profile: the rule, what happened, who decided, and how to object. The sentences
 * are the server's, the same as in the mail: no other page carries them.
 */
export function DecisionStatement({ decision: { number, lines, objection } }: { decision: ShellDecision }) {
  const { supportEmail } = useShell().brand;
  const [before, ...after] = objection.split(supportEmail);
  const subject = number === null ? '' : `?subject=${encodeURIComponent(number)}`;
  return (
    <Words>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {before}
        {after.length > 0 ? <a href={`mailto:${supportEmail}${subject}`}>{supportEmail}</a> : null}
        {after.join(supportEmail)}
      </p>
    </Words>
  );
}
