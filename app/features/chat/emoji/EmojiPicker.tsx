import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { isComposing } from '~/page/is-composing';
import { color, fontSize, forcedEdge, radius, shadow, space, zIndex } from '~/theme/tokens';
import { TextInput } from '~/ui/TextField/TextField';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { Spinner } from '~/ui/Spinner/Spinner';
import { loadEmoji, type Emoji, type EmojiData } from './emoji-data';
import { EmojiGrid } from './EmojiGrid';
import { emojiGroupNames, emojiGroups, type EmojiGroupName } from './emoji-groups';
import { findEmoji } from './find-emoji';
import { noteEmoji, recentEmoji } from './recent-emoji';

const Root = styled.div`
  position: absolute;
  z-index: ${zIndex('raised')};
  inset-inline-end: ${space(4)};
  bottom: calc(100% - ${space(1)});
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  width: min(352px, calc(100% - 32px));
  height: min(360px, 60vh);
  padding: ${space(3)};
  border-radius: min(${radius('lg')}, 20px);
  background: ${color('surface-raised')};
  color: ${color('text')};
  box-shadow:
    0 0 0 1px ${color('line')},
    ${shadow('md')};
  ${forcedEdge}
`;

const Groups = styled.div`
  display: flex;
  flex: none;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Group = styled.button`
  flex: 1 0 auto;
  min-width: 32px;
  min-height: 40px;
  border-radius: ${radius('sm')};
  font-size: 1.125rem;
  line-height: 1;
  &[aria-pressed='true'] {
    background: ${color('primary-soft')};
    box-shadow: inset 0 -2px 0 ${color('focus')};
  }
`;

const Note = styled.div`
  flex: 1;
  padding: ${space(4)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  text-align: center;
`;

export interface EmojiPickerProps {
  onPick: (glyph: string) => void;
  onClose: () => void;
}

/** Search, groups and recently used ones. It stays open for more than one; Escape closes it. */
export function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [data, setData] = useState<EmojiData | null>(null);
  const [failed, setFailed] = useState(false);
  const [words, setWords] = useState('');
  const [recent] = useState(recentEmoji);
  const [group, setGroup] = useState<EmojiGroupName>(recent.length > 0 ? 'recent' : 'faces');
  useEffect(() => {
    loadEmoji(intl.locale.slice(0, 2)).then(setData, () => setFailed(true));
    // On a phone the focus in the search would open the keyboard, which has emoji of its own.
    const first = window.matchMedia('(hover: hover)').matches ? search.current : root.current;
    first?.focus({ preventScroll: true });
  }, [intl.locale]);
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!root.current?.parentElement?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in the search does not send the message.
    if (event.key === 'Enter' && event.target === search.current) event.preventDefault();
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const shown = data && (words.trim() === '' ? emojiOf(data, group, recent) : findEmoji(data, words));
  const label = intl.formatMessage({ id: 'chat.emoji-search', defaultMessage: 'Search emoji' });
  return (
    <Root
      ref={root}
      role="dialog"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'chat.emoji', defaultMessage: 'Emoji' })}
      onKeyDown={onKeyDown}
    >
      <TextInput
        ref={search}
        type="search"
        value={words}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <GroupButtons
        groups={recent.length > 0 ? [['recent', '🕘'], ...emojiGroups] : emojiGroups}
        pressed={words.trim() === '' ? group : null}
        onPress={(name) => {
          setWords('');
          setGroup(name);
        }}
      />
      {shown && shown.length > 0 ? (
        <EmojiGrid
          key={words.trim() === '' ? group : 'found'}
          emoji={shown}
          onPick={(glyph) => {
            noteEmoji(glyph);
            onPick(glyph);
          }}
        />
      ) : (
        <Note role="status">
          {failed ? (
            <ErrorMessage code="errors.try-again-later" />
          ) : shown ? (
            <FormattedMessage id="chat.emoji-none" defaultMessage="No emoji found. Try another word." />
          ) : (
            <Spinner />
          )}
        </Note>
      )}
    </Root>
  );
}

interface GroupButtonsProps {
  groups: readonly (readonly [name: EmojiGroupName, glyph: string])[];
  /** Null while words are searched. */
  pressed: EmojiGroupName | null;
  onPress: (name: EmojiGroupName) => void;
}

function GroupButtons({ groups, pressed, onPress }: GroupButtonsProps) {
  const intl = useIntl();
  return (
    <Groups role="group" aria-label={intl.formatMessage({ id: 'chat.emoji-groups', defaultMessage: 'Groups' })}>
      {groups.map(([name, glyph]) => (
        <Group
          key={name}
          type="button"
          aria-pressed={pressed === name}
          aria-label={intl.formatMessage(emojiGroupNames[name])}
          title={intl.formatMessage(emojiGroupNames[name])}
          onClick={() => onPress(name)}
        >
          {glyph}
        </Group>
      ))}
    </Groups>
  );
}

function emojiOf(data: EmojiData, group: EmojiGroupName, recent: readonly string[]): readonly Emoji[] {
  if (group !== 'recent') return data[emojiGroups.findIndex(([name]) => name === group)] ?? [];
  const all = new Map<string, Emoji>(data.flat().map((emoji) => [emoji[0], emoji]));
  return recent.flatMap((glyph) => {
    const emoji = all.get(glyph);
    return emoji ? [emoji] : [];
  });
}
