import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Reaction } from '~/contract/message';
import { color, forcedEdge, motion, radius, shadow, space, zIndex } from '~/theme/tokens';
import { glyphs, reactionNames, reactions } from './reactions';

const Root = styled.form`
  position: absolute;
  z-index: ${zIndex('raised')};
  inset-inline-start: 0;
  bottom: calc(100% + 4px);
  display: flex;
  flex-wrap: wrap;
  width: max-content;
  max-width: calc(100vw - 2rem);
  padding: ${space(1)};
  border-radius: min(${radius('md')}, 28px);
  background: ${color('surface-raised')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
  ${forcedEdge}
`;

const Choice = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  min-width: 1.6em;
  height: 44px;
  min-height: 1.6em;
  border-radius: 50%;
  color: ${color('text')};
  font-size: 1.5rem;
  line-height: 1;
  transition: transform ${motion('fast')};
  &:hover,
  &[aria-pressed='true'] {
    background: ${color('surface-sunken')};
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px ${color('primary')};
  }
  @media (prefers-reduced-motion: no-preference) {
    &:hover {
      transform: scale(1.12);
    }
  }
`;

export interface ReactionChooserProps {
  /** The URL of the conversation with `react`, to which the form is sent without JavaScript. */
  action: string;
  seq: number;
  current: Reaction | null;
  /** Sets the reaction; null takes the current one back. */
  onChoose: (reaction: Reaction | null) => void;
  /** `escaped`: by the keyboard, so that the focus returns to where it was. */
  onClose: (escaped: boolean) => void;
  /** Whether a press opened it: it then takes the focus. */
  focus: boolean;
}

/** The six reactions in a row above a message. The pressed one takes itself back. */
export function ReactionChooser({ action, seq, current, onChoose, onClose, focus }: ReactionChooserProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!focus) return;
    const buttons = form.current?.querySelectorAll('button');
    (form.current?.querySelector<HTMLElement>('[aria-pressed=true]') ?? buttons?.[0])?.focus();
  }, [focus]);
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') onClose(true);
    if (event.key === 'Escape' || step) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!step) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    const at = buttons.indexOf(event.target as HTMLButtonElement) + forward;
    buttons[(at + buttons.length) % buttons.length]?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose(false);
  };
  return (
    <Root
      ref={form}
      data-part="reaction-chooser"
      method="post"
      action={action}
      role="group"
      aria-label={intl.formatMessage({ id: 'chat.react', defaultMessage: 'React to this message' })}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <input type="hidden" name="seq" value={seq} />
      {reactions.map((reaction) => {
        const name = intl.formatMessage(reactionNames[reaction]);
        return (
          <Choice
            key={reaction}
            name="reaction"
            value={reaction === current ? 'none' : reaction}
            aria-pressed={reaction === current}
            aria-label={name}
            onClick={(event) => {
              event.preventDefault();
              onChoose(reaction === current ? null : reaction);
            }}
            title={name}
          >
            {glyphs[reaction]}
          </Choice>
        );
      })}
    </Root>
  );
}
