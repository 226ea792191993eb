import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Reaction } from '~/contract/message';
import { color, motion } from '~/theme/tokens';
import { glyphs, reactionNames, reactions } from '../parts/reactions';

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
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
}

/** The six reactions in a row. The pressed one takes itself back. */
export function ReactionChooser({ action, seq, current, onChoose }: ReactionChooserProps) {
  const intl = useIntl();
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    const at = buttons.indexOf(event.target as HTMLButtonElement) + forward;
    buttons[(at + buttons.length) % buttons.length]?.focus();
  };
  return (
    <Root
      method="post"
      action={action}
      role="group"
      aria-label={intl.formatMessage({ id: 'chat.react', defaultMessage: 'React to this message' })}
      onKeyDown={onKeyDown}
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
