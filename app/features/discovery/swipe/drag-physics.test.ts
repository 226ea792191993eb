import { describe, expect, it } from 'vitest';
import { AT_REST, decisionOf, flightOf, isAtRest, speedOf, springBack, turnOf } from './drag-physics';

const at = (x: number, vx = 0) => ({ ...AT_REST, x, vx });
const WIDTH = 360;

describe('releasing a card', () => {
  it.each([
    ['far to the right', at(140), 'like'],
    ['far to the left', at(-140), 'skip'],
    ['not far enough', at(100), null],
    ['a short flick', at(40, 0.8), 'like'],
    ['a short flick to the left', at(-40, -0.8), 'skip'],
    ['a flick back to the middle', at(140, -1.2), null],
    ['a trembling finger', at(10, 3), null],
    ['nothing at all', AT_REST, null],
  ])('%s', (_name, motion, decision) => {
    expect(decisionOf(motion, WIDTH)).toBe(decision);
  });
});

describe('speed', () => {
  it('is that of the last tenth of a second', () => {
    const trace = [
      { x: 0, y: 0, time: 0 },
      { x: 10, y: 0, time: 950 },
      { x: 60, y: 20, time: 1000 },
    ];
    expect(speedOf(trace, 1000)).toEqual({ vx: 1, vy: 0.4 });
  });

  it('is zero for a finger that stops before it lets go', () => {
    expect(
      speedOf(
        [
          { x: 0, y: 0, time: 0 },
          { x: 90, y: 0, time: 90 },
        ],
        400,
      ),
    ).toEqual({ vx: 0, vy: 0 });
    expect(speedOf([], 5)).toEqual({ vx: 0, vy: 0 });
  });
});

describe('the spring', () => {
  const after = (ms: number) => springBack({ x: 120, y: -30, vx: 0.5, vy: 0 }, ms);

  it('goes on in the direction of the finger, comes back and rests within a second', () => {
    expect(after(16).x).toBeGreaterThan(120);
    expect(Math.abs(after(250).x)).toBeLessThan(60);
    expect(isAtRest(after(1000))).toBe(true);
    expect(isAtRest(after(100))).toBe(false);
  });

  it('does not depend on the number of its steps', () => {
    let often = { x: 120, y: -30, vx: 0.5, vy: 0 };
    for (let i = 0; i < 10; i++) often = springBack(often, 8);
    const once = after(80);
    expect(often.x).toBeCloseTo(once.x, 6);
    expect(often.vy).toBeCloseTo(once.vy, 6);
  });
});

describe('flying off', () => {
  it('leaves to its own side, faster when thrown harder, and always ends', () => {
    const calm = flightOf(AT_REST, 'like', 1000);
    const hard = flightOf(at(200, 2.5), 'like', 1000);
    expect([calm.x, flightOf(AT_REST, 'skip', 1000).x]).toEqual([1000, -1000]);
    expect(hard.ms).toBeLessThan(calm.ms);
    expect(flightOf(at(0, -9), 'like', 1000).ms).toBeLessThan(1000);
    expect(flightOf({ ...at(100, 1), vy: 1 }, 'like', 1000).y).toBeGreaterThan(0);
  });

  it('turns with the finger, and against it if it is held low', () => {
    expect(turnOf(180, WIDTH, false)).toBeGreaterThan(0);
    expect(turnOf(180, WIDTH, true)).toBeLessThan(0);
  });
});
