import { useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';

export type Extra = 'gift' | 'photo';

export interface Extras {
  open: Extra | null;
  /** For each link: a plain click opens the sheet, a click with a modifier key follows the link. */
  onPress: (event: MouseEvent, extra: Extra) => void;
  close: () => void;
  show: (extra: Extra) => void;
  /** Pictures that were chosen, dropped or pasted for a photo; another array for each time. */
  picked: readonly File[] | null;
  pick: (files: readonly File[]) => void;
  /** The field that opens the file picker of desktops directly. */
  files: RefObject<HTMLInputElement>;
  anchors: Record<Extra, RefObject<HTMLAnchorElement>>;
}

export function useExtras(): Extras {
  const [open, setOpen] = useState<Extra | null>(null);
  const [picked, setPicked] = useState<readonly File[] | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const [gift, photo] = [useRef<HTMLAnchorElement>(null), useRef<HTMLAnchorElement>(null)];
  return useMemo(
    () => ({
      open,
      onPress: (event, extra) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        setOpen(extra);
        // On a touch screen the sheet asks first: the camera or the gallery.
        if (extra === 'photo' && !window.matchMedia('(pointer: coarse)').matches) files.current?.click();
      },
      close: () => setOpen(null),
      show: setOpen,
      picked,
      pick: (chosen) => {
        if (chosen.length === 0) return;
        setPicked([...chosen]);
        setOpen('photo');
      },
      files,
      anchors: { gift, photo },
    }),
    [open, picked, gift, photo],
  );
}
