import { BookOpen, Bot, Clapperboard, Drama, Feather, Sparkles, VenetianMask, WandSparkles } from '~/ui/Icon/icons';
import type { Icon } from '~/ui/Icon/make-icon';

/** The icons a tenant file may name. */
export const fictionalIcons: Readonly<Record<string, Icon>> = {
  'book-open': BookOpen,
  bot: Bot,
  clapperboard: Clapperboard,
  drama: Drama,
  feather: Feather,
  sparkles: Sparkles,
  'venetian-mask': VenetianMask,
  'wand-sparkles': WandSparkles,
};

/** The brand's sign for made-up profiles. Never alone: the word stands beside it. */
export function FictionalIcon({ name }: { name: string }) {
  const Icon = fictionalIcons[name] ?? Sparkles;
  return <Icon size={14} aria-hidden />;
}

/** Once in a page's layout: the brand's sign for all cards to point at, drawn once however many there are. */
export function FictionalSymbol({ name }: { name: string }) {
  const Icon = fictionalIcons[name] ?? Sparkles;
  return (
    <svg className="visually-hidden" aria-hidden>
      <symbol id="fictional-icon" viewBox="0 0 24 24">
        <Icon size={24} />
      </symbol>
    </svg>
  );
}

/** The same sign on a card. An icon component on every card is a good part of what a grid costs to render. */
export const fictionalMark = (
  <svg width={14} height={14} aria-hidden>
    <use href="#fictional-icon" />
  </svg>
);
