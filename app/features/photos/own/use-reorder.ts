import { useEffect, useState, type PointerEvent } from 'react';

/** Elements that can be dragged; their attribute `data-photo` is the id. */
const ITEM = '[data-photo]';

/** Returns `ids` with `moved` in the place of `over`. */
export function inPlaceOf(ids: readonly string[], moved: string, over: string): string[] {
  const to = ids.indexOf(over);
  if (to < 0 || !ids.includes(moved)) return [...ids];
  const rest = ids.filter((id) => id !== moved);
  rest.splice(to, 0, moved);
  return rest;
}

/** By mouse, pen or finger; buttons serve the keyboard. The items make room at once; `onOrder` is called on release. */
export function useReorder(ids: readonly string[], onOrder: (order: string[]) => void) {
  const [order, setOrder] = useState<readonly string[]>(ids);
  const [dragged, setDragged] = useState<string | null>(null);
  const given = ids.join();
  useEffect(() => setOrder(given === '' ? [] : given.split(',')), [given]);

  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
      if (dragged !== id) return;
      const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(ITEM)?.dataset.photo;
      if (over !== undefined && over !== id) setOrder((now) => inPlaceOf(now, id, over));
    },
    onPointerUp() {
      if (dragged !== id) return;
      setDragged(null);
      if (order.join() !== given) onOrder([...order]);
    },
    onPointerCancel() {
      setDragged(null);
      setOrder(ids);
    },
  });
  return { order, dragged, handle };
}
