import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';

export const LONG_PRESS_MS = 500;
/** A finger that moves further than this, in pixels, scrolls. */
const STILL = 10;

interface LongPress {
  /** The element whose menu a press on `pressed` opens, if any. */
  find: (pressed: Element) => HTMLElement | null;
  /** `at`: where the mouse was pressed; null for a finger and for the keyboard. */
  onOpen: (found: HTMLElement, at: { x: number; y: number } | null) => void;
  /** Whether the right mouse button opens it, too; elsewhere it is the browser's. */
  mouse?: boolean;
}

/**
 * Opens a menu by a long press and by the key for context menus, for any element within the one that gets the handlers.
 * The browser opens no menu of its own then, and the press that opened it is no click.
 */
export function useLongPress(options: LongPress) {
  const latest = useRef(options);
  latest.current = options;
  const press = useRef<Press>({ finger: false, opened: false });
  useEffect(() => () => stop(press.current), []);
  return useMemo(() => handlersOf(press.current, latest), []);
}

interface Press {
  finger: boolean;
  opened: boolean;
  timer?: number | undefined;
  begun?: { x: number; y: number; open: () => void };
}

function stop(press: Press): void {
  window.clearTimeout(press.timer);
  press.timer = undefined;
}

function handlersOf(press: Press, latest: { current: LongPress }) {
  const find = ({ target }: { target: EventTarget }) => {
    const element = target as Element;
    return element.closest('[data-menu]') ? null : latest.current.find(element);
  };
  const open = () => {
    stop(press);
    press.opened = true;
    press.begun?.open();
  };
  const end = () => {
    stop(press);
    press.finger = false;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      stop(press);
      Object.assign(press, { opened: false, finger: event.pointerType !== 'mouse' });
      const found = press.finger && event.isPrimary ? find(event) : null;
      if (!found) return;
      press.begun = { x: event.clientX, y: event.clientY, open: () => latest.current.onOpen(found, null) };
      press.timer = window.setTimeout(open, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.timer === undefined || !press.begun) return;
      if (Math.hypot(clientX - press.begun.x, clientY - press.begun.y) > STILL) stop(press);
    },
    onPointerUp: end,
    // The browser has begun to scroll.
    onPointerCancel: end,
    onTouchEnd: (event: TouchEvent) => {
      // Otherwise the mouse events that follow a touch would take the focus from the menu.
      if (press.opened && event.cancelable) event.preventDefault();
    },
    onContextMenu: (event: MouseEvent) => {
      if (press.finger) {
        // Some browsers know a long press themselves, a little earlier or later.
        if (press.timer !== undefined) open();
        if (press.opened) event.preventDefault();
        return;
      }
      const byMouse = event.button === 2 || event.ctrlKey;
      if (byMouse && (!latest.current.mouse || event.shiftKey)) return;
      const found = find(event);
      if (!found) return;
      event.preventDefault();
      latest.current.onOpen(found, byMouse ? { x: event.clientX, y: event.clientY } : null);
    },
    onClickCapture: (event: MouseEvent) => {
      // A press on Enter has no detail.
      if (!press.opened || event.detail === 0) return;
      press.opened = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
