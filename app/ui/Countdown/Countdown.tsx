import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { fontWeight } from '~/theme/tokens';

export interface CountdownProps {
  /** The end, in epoch milliseconds. */
  endsAt: number;
  /**
   * The server's clock (epoch milliseconds), since that of the device may be wrong. A new value corrects the countdown.
   */
  now: number;
  /** Called once, when the time is up. */
  onEnd?: () => void;
}

const Digits = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight('strong')};
`;

/** Shows the time left, updated each second. Screen readers get a text in minutes that is never announced by itself. */
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

interface TimeLeft {
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits `ms` into hours, minutes and seconds, rounded up to whole seconds and never below zero. */
export function timeLeft(ms: number): TimeLeft {
  const total = Math.max(0, Math.ceil(ms / 1000));
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

/** The time as hours:minutes:seconds, such as 3:59:07. */
export function clockText({ hours, minutes, seconds }: TimeLeft): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(seconds)}`;
}
