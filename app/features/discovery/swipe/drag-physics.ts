/** A card while it is dragged and afterwards, in pixels and milliseconds. Pure functions without DOM or clock. */
export interface Motion {
  x: number;
  y: number;
  /** In pixels per millisecond. */
  vx: number;
  vy: number;
}

export interface TracePoint {
  x: number;
  y: number;
  time: number;
}

export type SwipeKind = 'like' | 'skip';

export const AT_REST: Motion = { x: 0, y: 0, vx: 0, vy: 0 };

/** The share of its own width that decides; for a thrown card the distance that it would still travel counts too. */
const FAR = 0.36;
const THROWN_MS = 160;
/** A movement of fewer pixels is an unsteady finger. */
const TREMBLE = 16;
/** Speed is measured over the last milliseconds, so that a card held still before the release is not thrown. */
const RECENT = 100;

export function speedOf(trace: readonly TracePoint[], now: number): { vx: number; vy: number } {
  const recent = trace.filter(({ time }) => now - time <= RECENT);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last === first) return { vx: 0, vy: 0 };
  const elapsed = Math.max(now - first.time, 8);
  return { vx: (last.x - first.x) / elapsed, vy: (last.y - first.y) / elapsed };
}

/** What a release here decides; null means that the card springs back. A throw towards the middle decides nothing. */
export function decisionOf({ x, vx }: Motion, width: number): SwipeKind | null {
  const reach = x + vx * THROWN_MS;
  if (Math.abs(x) < TREMBLE || Math.sign(reach) !== Math.sign(x)) return null;
  if (Math.abs(reach) < width * FAR) return null;
  return reach > 0 ? 'like' : 'skip';
}

/** A spring that overshoots a little. Stiffness and damping are per millisecond, for a mass of one. */
const STIFFNESS = 0.00034;
const DAMPING = 0.028;
const STEP = 4;

/** Where the spring has pulled the card after `elapsed` milliseconds. */
export function springBack(motion: Motion, elapsed: number): Motion {
  let { x, y, vx, vy } = motion;
  for (let left = elapsed; left > 0; left -= STEP) {
    const step = Math.min(STEP, left);
    vx += (-STIFFNESS * x - DAMPING * vx) * step;
    vy += (-STIFFNESS * y - DAMPING * vy) * step;
    x += vx * step;
    y += vy * step;
  }
  return { x, y, vx, vy };
}

export function isAtRest({ x, y, vx, vy }: Motion): boolean {
  return Math.hypot(x, y) < 0.5 && Math.hypot(vx, vy) < 0.02;
}

/** The speed in pixels per millisecond at which a button throws a card; also the slowest throw. */
const CALM_THROW = 1.1;
const FASTEST = 3.2;

/** The flight off the screen in the direction of the throw: the target and the time in milliseconds. */
export function flightOf(motion: Motion, kind: SwipeKind, width: number): { x: number; y: number; ms: number } {
  const side = kind === 'like' ? 1 : -1;
  const speed = Math.min(FASTEST, Math.max(CALM_THROW, motion.vx * side));
  const way = Math.max(width * 0.4, width - motion.x * side);
  const ms = way / speed;
  return { x: motion.x + side * way, y: motion.y + motion.vy * ms * 0.6, ms };
}

/** In degrees: grows with the distance, and is reversed where the card is held by its lower half. */
export function turnOf(x: number, width: number, heldLow: boolean): number {
  return (x / width) * (heldLow ? -9 : 13);
}
