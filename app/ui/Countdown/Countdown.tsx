import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { fontWeight } from '~/theme/tokens';
import { clockText, timeLeft } from './time-left';

export interface CountdownProps {
  /** Epoch ms of the end. */
  endsAt: number;
  /** The server's epoch ms when it answered: the person's own clock may be wrong. A new value sets it right again. */
  now: number;
  /** Called once, when it has run out. */
  onEnd?: () => void;
}

const Digits = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight('strong')};
`;

/** Time left, each second for the eye; for ears a text in minutes that never announces itself. */
export function Countdown({ endsAt, now, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(endsAt - now);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const startedAt = performance.now();
    const tick = () => {
      const rest = endsAt - now - (performance.now() - startedAt);
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, now]);
  const time = timeLeft(left);
  return (
    <Digits role="timer">
      <span aria-hidden>{clockText(time)}</span>
      <span className="visually-hidden">
        <FormattedMessage
          id="common.time-left"
          defaultMessage="{hours, plural, =0 {} one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}} left"
          values={{ hours: time.hours, minutes: time.minutes }}
        />
      </span>
    </Digits>
  );
}
