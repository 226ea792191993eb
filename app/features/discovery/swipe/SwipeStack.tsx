import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SwipeKind } from './drag-physics';
import type { SwipeDeck } from './swipe-deck';
import { SwipeFace } from './card/SwipeFace';
import type { SwipeCard } from './swipe-game';
import { Card, Stack, Stamp } from './SwipeStackParts';
import { useCardMotion, type CardRole } from './use-card-motion';

/** The number of cards that are rendered: the top one and what is visible of the next. */
const SEEN = 3;

export interface SwipeStackProps {
  deck: SwipeDeck;
  onDecide: (kind: SwipeKind) => boolean;
  onGone: (id: string) => void;
}

/** The deck: the top card can be thrown, the next ones lie below it, and the decided ones fly off above it. */
export function SwipeStack({ deck, onDecide, onGone }: SwipeStackProps) {
  const seen = deck.cards.slice(0, SEEN).map((card, depth) => ({
    card,
    depth,
    role: (depth === 0
      ? { is: 'top', returned: card.person.id === deck.returned, onDecide }
      : { is: 'below' }) as CardRole,
  }));
  const leaving = deck.leaving.map(({ card, kind }) => ({
    card,
    depth: -1,
    role: { is: 'leaving', kind, onGone: () => onGone(card.person.id) } as CardRole,
  }));
  // The lowest card comes first, because later elements are drawn above earlier ones.
  return (
    <Stack>
      {[...seen.toReversed(), ...leaving].map((card) => (
        <MovingCard key={card.card.person.id} {...card} />
      ))}
    </Stack>
  );
}

function MovingCard({ card, depth, role }: { card: SwipeCard; depth: number; role: CardRole }) {
  const ref = useRef<HTMLElement>(null);
  useCardMotion(ref, role);
  const top = role.is === 'top';
  return (
    <Card ref={ref} data-depth={depth} aria-hidden={top ? undefined : true} $live={top}>
      <SwipeFace card={card} top={top} />
      <Stamp $side="like" aria-hidden>
        <FormattedMessage id="swipe.like" defaultMessage="Like" />
      </Stamp>
      <Stamp $side="skip" aria-hidden>
        <FormattedMessage id="swipe.skip" defaultMessage="Skip" />
      </Stamp>
    </Card>
  );
}
