import { describe, expect, it } from 'vitest';
import { FLOW_STEPS, isReachable, placeAfter, readPlace } from './flow-steps';

describe('the place in a URL', () => {
  it.each(['0', '5', '-1', '1.0', '01', ' 1', '１', '1e0', 'NaN', 'Complete', '', undefined, '__proto__'])(
    'is unknown for %j',
    (segment) => expect(readPlace(segment)).toBeUndefined(),
  );
  it('is one of the steps, or the end', () => {
    expect(['1', '2', '3', '4', 'complete'].map(readPlace)).toEqual([...FLOW_STEPS, 'complete']);
  });
});

describe('the way through the steps', () => {
  it('goes on and back one at a time, and ends', () => {
    expect(FLOW_STEPS.map((step) => placeAfter(step, 'on', FLOW_STEPS))).toEqual([2, 3, 4, 'complete']);
    expect(FLOW_STEPS.map((step) => placeAfter(step, 'back', FLOW_STEPS))).toEqual([1, 1, 2, 3]);
    expect(placeAfter(3, 'on', [1, 2, 3])).toBe('complete');
  });
  it('opens what was reached and nothing later', () => {
    expect([...FLOW_STEPS, 'complete' as const].map((place) => isReachable(place, 2))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isReachable(1, 'complete')).toBe(true);
  });
});
