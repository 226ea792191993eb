import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '~/theme/tokens';
import type { Emoji } from './emoji-data';

const Root = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(max(40px, 2em), 1fr));
  align-content: start;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Cell = styled.button`
  min-height: max(40px, 2em);
  border-radius: ${radius('sm')};
  font-size: 1.5rem;
  line-height: 1;
  content-visibility: auto;
  contain-intrinsic-size: auto 40px;
  &:hover,
  &:focus-visible {
    background: ${color('surface-sunken')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export interface EmojiGridProps {
  emoji: readonly Emoji[];
  onPick: (glyph: string) => void;
}

/** One tab stop; the arrow keys move in all four directions, Home and End to the ends. */
export function EmojiGrid({ emoji, onPick }: EmojiGridProps) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, emoji.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cells = [...event.currentTarget.children] as HTMLElement[];
    const columns = cells.findIndex((cell) => cell.offsetTop > cells[0]!.offsetTop);
    const row = columns < 0 ? cells.length : columns;
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to: Record<string, number> = {
      ArrowLeft: current - ahead,
      ArrowRight: current + ahead,
      ArrowUp: current - row,
      ArrowDown: current + row,
      Home: 0,
      End: cells.length - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (cells[next] === undefined) return;
    setAt(next);
    cells[next].focus();
  };
  return (
    <Root role="group" onKeyDown={onKeyDown}>
      {emoji.map(([glyph, name], index) => (
        <Cell
          key={glyph}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={name}
          title={name}
          onFocus={() => setAt(index)}
          onClick={() => onPick(glyph)}
        >
          {glyph}
        </Cell>
      ))}
    </Root>
  );
}
