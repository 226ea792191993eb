import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { css, keyframes, styled } from 'styled-components';
import { color, zIndex } from '~/theme/tokens';
import { PROGRESS_DURATION_MS, PROGRESS_THROTTLE_MS } from './progress-times';

const FADE_MS = 300;

type Phase = 'idle' | 'running' | 'done';

const run = keyframes`from { transform: scaleX(0.02); } to { transform: scaleX(0.94); }`;
const finish = keyframes`from { opacity: 1; transform: scaleX(0.94); } 50% { transform: none; } to { opacity: 0; transform: none; }`;

const Bar = styled.div<{ $phase: Phase }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${zIndex('progress')};
  height: 3px;
  background: ${color('primary')};
  box-shadow: 0 0 8px ${color('primary')};
  transform-origin: left;
  pointer-events: none;
  ${({ $phase }) =>
    $phase === 'running'
      ? css`
          animation: ${run} ${PROGRESS_DURATION_MS}ms cubic-bezier(0.1, 0.6, 0.2, 1) forwards;
        `
      : css`
          animation: ${finish} ${FADE_MS}ms ease-out forwards;
        `}
`;

/** The thin line at the top while a page loads; `active` comes from the router (navigation.state !== 'idle'). */
export function RouteProgress({ active }: { active: boolean }) {
  const intl = useIntl();
  const [phase, setPhase] = useState<Phase>('idle');
  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setPhase('running'), PROGRESS_THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    setPhase((before) => (before === 'running' ? 'done' : before));
    const timer = setTimeout(() => setPhase('idle'), FADE_MS);
    return () => clearTimeout(timer);
  }, [active]);
  if (phase === 'idle') return null;
  const label = intl.formatMessage({ id: 'common.loading', defaultMessage: 'Loading' });
  return <Bar $phase={phase} role="progressbar" aria-label={label} aria-hidden={phase === 'done' || undefined} />;
}
