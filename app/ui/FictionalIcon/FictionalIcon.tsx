import {
  BookOpen,
  Bot,
  Clapperboard,
  Drama,
  Feather,
  Sparkles,
  VenetianMask,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';

/** The icons a tenant file may name. */
export const fictionalIcons: Readonly<Record<string, LucideIcon>> = {
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
