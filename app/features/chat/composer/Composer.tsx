import type { FieldProblem } from '~/contract/problem';
import { SendHorizontal } from '~/ui/Icon/icons';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isComposing } from '~/page/is-composing';
import { lazyAfterHydration } from '~/page/lazy';
import { useShell } from '~/page/use-shell';
import { color, fontSize, media, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { FieldError } from '~/ui/FieldError/FieldError';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { TextAreaInput } from '~/ui/TextArea/TextArea';
import { cleanText } from '../message-text';
import { lengthOf } from '~/i18n/length-of';
import type { ComposerText } from './use-composer';

const Root = styled.form`
  position: relative;
  display: grid;
  gap: ${space(2)};
  width: 100%;
  max-width: 852px;
  margin: 0 auto;
  padding: ${space(2)} ${space(4)} calc(${space(2)} + env(safe-area-inset-bottom));
  /* On a low screen the conversation has the room until somebody writes; then the price is there before it is sent. */
  ${media.low} {
    &:not(:focus-within, [data-used]) > :last-child {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space(2)};
  /* The field has the whole line, but for the button that sends. */
  ${media.below(16)} {
    flex-wrap: wrap;
  }
`;

/** It needs scripts, and nothing waits for it. */
const EmojiButton = lazyAfterHydration(() => import('../emoji/EmojiButton').then((module) => module.EmojiButton));

/* The field and, in its corner, the button that opens the emoji. */
const Field = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

const Words = styled(TextAreaInput)`
  grid-area: 1 / 1;
  min-width: 0;
  padding-inline-end: 46px;
  min-height: 48px;
  max-height: 30vh;
  resize: none;
  /* An empty field is one line high, however narrow it is, and its words end before the button. */
  &::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const SendButton = styled(Button)`
  min-height: 48px;
`;

const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  line-height: 1.4;
`;

const Counter = styled.span<{ $over: boolean }>`
  flex: none;
  color: ${({ $over }) => color($over ? 'danger-text' : 'text-muted')};
  font-variant-numeric: tabular-nums;
`;

/** The counter appears, and is announced to screen readers, when at most this many characters are left. */
const NEAR_END = 60;

export interface ComposerProps {
  text: ComposerText;
  initial: string;
  /** For the form without JavaScript. */
  requestKey: string;
  problem: FieldProblem | null;
  onProblem: (problem: FieldProblem | null) => void;
  onSend: (text: string) => void;
  busy?: boolean;
  /** Above the field: the message that this one replies to. */
  reply?: ReactNode;
  onEscape?: () => void;
  /** Shown before the field: what else can be sent. */
  extras?: ReactNode;
  children: ReactNode;
}

/** On desktops Enter sends, and Shift+Enter begins a new line; an invalid message stays in the field. */
export function Composer({
  text,
  initial,
  requestKey,
  problem,
  onProblem,
  onSend,
  busy,
  reply,
  onEscape,
  extras,
  children,
}: ComposerProps) {
  const intl = useIntl();
  const most = useShell().brand.messageLength;
  const left = most - text.length;
  const [used, setUsed] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const clean = cleanText(text.read());
    text.ref.current?.focus();
    if (clean === '') return onProblem({ id: 'chat.text-empty' });
    const over = lengthOf(clean) - most;
    if (over > 0) return onProblem({ id: 'chat.text-too-long', values: { max: most, over } });
    onProblem(null);
    onSend(clean);
  };
  const onInput = () => {
    text.onInput();
    const length = lengthOf(cleanText(text.read()));
    if (problem && length > 0 && length <= most) onProblem(null);
  };
  return (
    <Root
      method="post"
      id="composer"
      data-used={used || text.length > 0 ? '' : undefined}
      onFocus={() => setUsed(true)}
      onSubmit={submit}
    >
      <input type="hidden" name="request_key" value={requestKey} />
      {reply}
      {problem ? (
        <div role="alert">
          <FieldError id="composer-error">
            <ErrorMessage code={problem.id} values={problem.values} />
          </FieldError>
        </div>
      ) : null}
      <Line>
        {extras}
        <MessageField text={text} initial={initial} problem={problem} onInput={onInput} onEscape={onEscape} />
        <SendButton busy={busy} aria-label={intl.formatMessage({ id: 'chat.send', defaultMessage: 'Send' })}>
          <SendHorizontal size={20} aria-hidden />
        </SendButton>
      </Line>
      <Below>
        <div id="composer-price">{children}</div>
        {left <= NEAR_END ? <CharactersLeft left={left} /> : null}
      </Below>
    </Root>
  );
}

type MessageFieldProps = Pick<ComposerProps, 'text' | 'initial' | 'problem' | 'onEscape'> & { onInput: () => void };

function MessageField({ text, initial, problem, onInput, onEscape }: MessageFieldProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'chat.your-message', defaultMessage: 'Your message' });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') onEscape?.();
    const plain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.key !== 'Enter' || !plain || !isDesktop()) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Field>
      <Words
        ref={text.ref}
        name="text"
        rows={1}
        dir="auto"
        defaultValue={initial}
        placeholder={label}
        aria-label={label}
        aria-describedby={problem ? 'composer-error composer-price' : 'composer-price'}
        aria-invalid={problem ? true : undefined}
        autoComplete="off"
        enterKeyHint="enter"
        onInput={onInput}
        onKeyDown={onKeyDown}
      />
      <EmojiButton field={text.ref} onInput={onInput} />
    </Field>
  );
}

function CharactersLeft({ left }: { left: number }) {
  return (
    <Counter $over={left < 0} role="status">
      {left < 0 ? (
        <FormattedMessage
          id="common.characters-over"
          defaultMessage="{count, plural, one {# character too many} other {# characters too many}}"
          values={{ count: -left }}
        />
      ) : (
        <FormattedMessage
          id="common.characters-left"
          defaultMessage="{count, plural, one {# character left} other {# characters left}}"
          values={{ count: left }}
        />
      )}
    </Counter>
  );
}

/** Most likely a device with a real keyboard. On phones Enter begins a new line, and the button sends. */
const isDesktop = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;
