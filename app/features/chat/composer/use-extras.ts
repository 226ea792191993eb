import { useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';

export type Extra = 'gift' | 'photo';

export interface Extras {
  open: Extra | null;
  /** For each link: a plain click opens the sheet, a click with a modifier key follows the link. */
  onPress: (event: MouseEvent, extra: Extra) => void;
  close: () => void;
  anchors: Record<Extra, RefObject<HTMLAnchorElement>>;
}

export function useExtras(): Extras {
  const [open, setOpen] = useState<Extra | null>(null);
  const [gift, photo] = [useRef<HTMLAnchorElement>(null), useRef<HTMLAnchorElement>(null)];
  return useMemo(
    () => ({
      open,
      onPress: (event, extra) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setOpen(extra);
      },
      close: () => setOpen(null),
      anchors: { gift, photo },
    }),
    [open, gift, photo],
  );
}
