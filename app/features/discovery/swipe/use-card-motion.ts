import { useEffect, useRef, type RefObject } from 'react';
import {
  AT_REST,
  decisionOf,
  flightOf,
  isAtRest,
  speedOf,
  springBack,
  turnOf,
  type Motion,
  type SwipeKind,
  type TracePoint,
} from './drag-physics';

export type CardRole =
  | { is: 'top'; returned: boolean; onDecide: (kind: SwipeKind) => boolean }
  | { is: 'below' }
  | { is: 'leaving'; kind: SwipeKind; onGone: () => void };

/** A movement of fewer pixels counts as a tap, not as a drag. */
const SLACK = 6;
const clamp = (value: number) => Math.max(0, Math.min(1, value));
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Makes a card follow the pointer, spring back, or fly off with the speed it was thrown at. Under reduced motion it
 * still follows the pointer, and nothing else moves. `onDecide` returns whether the decision stands.
 */
export function useCardMotion(ref: RefObject<HTMLElement>, role: CardRole): void {
  const motion = useRef<Motion>(AT_REST);
  const heldLow = useRef(false);
  const latest = useRef(role);
  latest.current = role;

  const show = (face: HTMLElement, next: Motion) => {
    motion.current = next;
    const share = next.x / face.offsetWidth;
    const turn = isCalm() ? 0 : turnOf(next.x, face.offsetWidth, heldLow.current);
    face.style.transform = next.x === 0 && next.y === 0 ? '' : `translate(${next.x}px, ${next.y}px) rotate(${turn}deg)`;
    face.style.setProperty('--like', String(clamp(share * 3 - 0.15)));
    face.style.setProperty('--skip', String(clamp(-share * 3 - 0.15)));
    face.parentElement?.style.setProperty('--pull', String(clamp(Math.abs(share) * 2)));
  };

  useEffect(() => {
    const face = ref.current;
    if (!face || role.is !== 'top') return;
    const stop = drag(face, motion, {
      show: (next) => show(face, next),
      hold: (low) => void (heldLow.current = low),
      decide: (kind) => latest.current.is === 'top' && latest.current.onDecide(kind),
    });
    if (role.returned && !isCalm()) {
      const from = `translateX(-${window.innerWidth}px) rotate(-12deg)`;
      face.animate?.([{ transform: from }, { transform: 'none' }], {
        duration: 260,
        easing: 'cubic-bezier(0.2,0,0,1)',
      });
    }
    return stop;
    // The card of this element never changes, and the callbacks are read from a ref when they are needed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ref, role.is]);

  useEffect(() => {
    const face = ref.current;
    if (!face || latest.current.is !== 'leaving') return;
    const { kind, onGone } = latest.current;
    face.parentElement?.style.setProperty('--pull', '0');
    if (isCalm() || !face.animate) return onGone();
    const flight = flightOf(motion.current, kind, window.innerWidth / 2 + face.offsetWidth);
    face.style.setProperty(`--${kind}`, '1');
    const turn = turnOf(flight.x, face.offsetWidth * 2, heldLow.current);
    const to = `translate(${flight.x}px, ${flight.y}px) rotate(${turn}deg)`;
    const flying = face.animate([{ transform: face.style.transform || 'none' }, { transform: to }], {
      duration: flight.ms,
      fill: 'forwards',
    });
    // The promise is rejected if the card is put back while it still flies.
    flying.finished.then(onGone, () => {});
    return () => flying.cancel();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ref, role.is]);
}

interface Hand {
  show: (motion: Motion) => void;
  hold: (low: boolean) => void;
  decide: (kind: SwipeKind) => boolean;
}

function drag(face: HTMLElement, motion: RefObject<Motion>, { show, hold, decide }: Hand): () => void {
  let drag: { id: number; x: number; y: number; moved: boolean; trace: TracePoint[] } | null = null;
  let frame = 0;

  const relax = (before: number) => {
    frame = requestAnimationFrame((time) => {
      const next = springBack(motion.current!, Math.min(32, time - before));
      const over = isAtRest(next) || isCalm();
      show(over ? AT_REST : next);
      if (!over) relax(time);
    });
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || drag) return;
    cancelAnimationFrame(frame);
    const { x, y } = motion.current!;
    const box = face.getBoundingClientRect();
    hold(event.clientY > box.top + box.height / 2);
    // Counted from where the card is now: a card that is springing back can be caught.
    drag = { id: event.pointerId, x: event.clientX - x, y: event.clientY - y, moved: false, trace: [] };
  };
  const move = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved) {
      if (Math.abs(x) < SLACK) return;
      drag.moved = true;
      face.setPointerCapture(event.pointerId);
      face.toggleAttribute('data-held', true);
    }
    drag.trace.push({ x, y, time: event.timeStamp });
    show({ x, y: y * 0.4, vx: 0, vy: 0 });
  };
  const up = (event: PointerEvent) => {
    if (drag?.id !== event.pointerId) return;
    const { moved, trace } = drag;
    drag = null;
    face.toggleAttribute('data-held', false);
    const thrown = { ...motion.current!, ...speedOf(trace, event.timeStamp) };
    const kind = moved && event.type === 'pointerup' ? decisionOf(thrown, face.offsetWidth) : null;
    show(thrown);
    if (kind && decide(kind)) return;
    relax(event.timeStamp);
  };
  /** The card is a link; a drag that ends on it must not follow it. */
  const click = (event: MouseEvent) => {
    if (Math.hypot(motion.current!.x, motion.current!.y) > SLACK) event.preventDefault();
  };
  const still = (event: Event) => event.preventDefault();
  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['click', click],
    ['dragstart', still],
  ] as [string, EventListener][];
  for (const [name, listener] of listeners) face.addEventListener(name, listener, true);
  return () => {
    cancelAnimationFrame(frame);
    for (const [name, listener] of listeners) face.removeEventListener(name, listener, true);
  };
}
