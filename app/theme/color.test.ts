import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blend, parseColor, toHex, withLightness } from './color';
import { contrast, inkOn, readable, worstContrast } from './contrast';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('are read in all notations of a brand file', () => {
    expect(parseColor('#fff')).toEqual({ r: 1, g: 1, b: 1, a: 1 });
    expect(parseColor('#00000080')?.a).toBeCloseTo(0.5, 2);
    expect(parseColor('rgb(255, 0, 0)')).toEqual({ r: 1, g: 0, b: 0, a: 1 });
    expect(parseColor('rgb(255 0 0 / 50%)')?.a).toBe(0.5);
    for (const bad of ['gold', '#12', '#ggg', 'rgb(300,0,0)', 'var(--x)', '']) expect(parseColor(bad)).toBeUndefined();
  });

  it('survive the conversion to the perceptual space and back', () => {
    fc.assert(fc.property(hex, (color) => contrast(blend(color, '#ffffff', 1), color) < 1.02));
    expect(toHex(parseColor('#d4b65a')!)).toBe('#d4b65a');
    expect(parseColor(withLightness('#ff0000', 0.95))).toBeDefined();
  });
});

describe('contrast', () => {
  it('matches published values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#219912', '#ffffff')).toBeCloseTo(3.73, 1);
    expect(contrast('#17a2b8', '#ffffff')).toBeCloseTo(3.04, 1);
  });

  it('is reached by the derived shade for any colour on any one background', () => {
    fc.assert(fc.property(hex, hex, (color, ground) => contrast(readable(color, [ground]), ground) >= 4.5));
  });

  it('is reached by the text colour on any fill', () => {
    fc.assert(fc.property(hex, (fill) => worstContrast(inkOn([fill]), [fill]) >= 4.5));
  });

  it('does not change what is readable already', () => {
    expect(readable('#720015', ['#ffffff'])).toBe('#720015');
  });
});
