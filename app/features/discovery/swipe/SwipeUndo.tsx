import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useHydrated } from '~/page/use-hydrated';
import { color, fontWeight, radius, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';

const Bar = styled.form`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  width: fit-content;
  max-width: 100%;
  min-height: 44px;
  margin: 0 auto;
  padding: 0 ${space(2)} 0 ${space(4)};
  border-radius: ${radius('control')};
  background: ${color('surface-sunken')};
  color: ${color('text')};
  > span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Seconds = styled.span`
  flex: none;
  min-width: 2ch;
  font-variant-numeric: tabular-nums;
  font-weight: ${fontWeight('strong')};
`;

export interface SwipeUndoProps {
  person: { id: string; name: string };
  /** How long the like can still be undone, in milliseconds from now. */
  ms: number;
  onUndo: () => void;
  onEnd: () => void;
}

/** Offers to undo the like just given, for as long as that is possible. A form, so that it works without a script. */
export function SwipeUndo({ person: { id, name }, ms, onUndo, onEnd }: SwipeUndoProps) {
  const intl = useIntl();
  const live = useHydrated();
  const bar = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState(ms);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const rest = ms - (performance.now() - startedAt);
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      passFocusOn(bar.current);
      end.current();
    }, 250);
    return () => clearInterval(timer);
  }, [ms]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    passFocusOn(bar.current);
    onUndo();
  };
  return (
    <Bar ref={bar} method="post" action="/swipe-game" onSubmit={submit}>
      <input type="hidden" name="id" value={id} />
      <span>
        <FormattedMessage id="swipe.said-liked" defaultMessage="You like {name}." values={{ name }} />
      </span>
      <Button
        type="submit"
        name="intent"
        value="undo-like"
        size="sm"
        variant="ghost"
        aria-label={intl.formatMessage({ id: 'swipe.undo-like', defaultMessage: 'Undo your like of {name}' }, { name })}
      >
        <FormattedMessage id="swipe.undo" defaultMessage="Undo" />
      </Button>
      {/* Not announced second by second; what was said at the like holds. Without a script it would stand still. */}
      {live ? (
        <Seconds aria-hidden>
          {intl.formatNumber(Math.max(0, Math.ceil(left / 1000)), {
            style: 'unit',
            unit: 'second',
            unitDisplay: 'narrow',
          })}
        </Seconds>
      ) : null}
    </Bar>
  );
}

/** The bar goes: anyone who has the focus in it finds it on the button that likes. */
function passFocusOn(bar: HTMLElement | null): void {
  if (!bar?.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>('button[name=intent][value=like], #swipe-likes a')?.focus();
}
