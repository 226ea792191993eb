import { useCallback, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { lazyAfterHydration } from '~/page/lazy';
import { color } from '~/theme/tokens';
import { SmilePlus } from '~/ui/Icon/icons';

const EmojiPicker = lazyAfterHydration(() => import('./EmojiPicker').then((module) => module.EmojiPicker));

/* Within the field, so that nothing moves when it appears. */
const Opener = styled.button`
  display: grid;
  grid-area: 1 / 1;
  place-self: end;
  place-items: center;
  width: 44px;
  margin: 2px;
  height: 44px;
  border-radius: 50%;
  color: ${color('text-muted')};
  &:hover,
  &[aria-expanded='true'] {
    color: ${color('text')};
  }
`;

export interface EmojiButtonProps {
  /** The field in whose text the emoji is put, at the cursor. */
  field: RefObject<HTMLTextAreaElement>;
  onInput: () => void;
}

/** Opens the emoji picker, whose code and data are loaded then. It is loaded after hydration itself. */
export function EmojiButton({ field, onInput }: EmojiButtonProps) {
  const intl = useIntl();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    // Only from within: anyone who pressed something else is there already.
    if (opener.current?.parentElement?.contains(document.activeElement)) opener.current.focus();
    setOpen(false);
  }, []);
  const onPick = (glyph: string) => {
    const { current } = field;
    if (!current) return;
    const { selectionStart: start, selectionEnd: end } = current;
    current.setRangeText(glyph, start, end);
    current.setSelectionRange(start + glyph.length, start + glyph.length);
    onInput();
  };
  const label = intl.formatMessage({ id: 'chat.emoji', defaultMessage: 'Emoji' });
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SmilePlus size={20} aria-hidden />
      </Opener>
      {open ? <EmojiPicker onPick={onPick} onClose={close} /> : null}
    </>
  );
}
