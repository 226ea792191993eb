import { BookOpen, Bot, Clapperboard, Drama, Feather, Sparkles, VenetianMask, WandSparkles } from '~/ui/Icon/icons';
import type { Icon } from '~/ui/Icon/make-icon';

/** The icons that a tenant file may name. */
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

/** The brand's icon for fictional profiles. It never stands alone: the word is always beside it. */
export function FictionalIcon({ name }: { name: string }) {
  const Icon = fictionalIcons[name] ?? Sparkles;
  return <Icon size={14} aria-hidden />;
}

/** The brand's icon as an SVG symbol, rendered once in the layout of a page, so that all cards can refer to it. */
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

/** Refers to the symbol: an icon component on every card is a large part of the cost of rendering a grid. */
export const fictionalMark = (
  <svg width={14} height={14} aria-hidden>
    <use href="#fictional-icon" />
  </svg>
);
