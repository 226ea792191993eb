import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandMark, markSvg } from './mark';

const tenants = import.meta.glob<{ name: string }>(['../../tenants/*.json', '!../../tenants/{_,*schema}*'], {
  eager: true,
  import: 'default',
});
const names = Object.values(tenants).map(({ name }) => name);
/** Two marks are told apart without colours, so which paint is where does not count. */
const drawn = (name: string) => {
  const { primary, secondary, turned } = brandMark(name);
  return `${[primary, secondary].toSorted().join(' ')} ${turned}`;
};

it('draws ten different marks for the ten brands', () => {
  expect(names).toHaveLength(10);
  expect(new Set(names.map(drawn)).size).toBe(10);
  // The control: two of a name would be found.
  expect(new Set([...names, names[0]!.toUpperCase()].map(drawn)).size).toBe(10);
});

it('always draws the same mark for a name', () => {
  expect(brandMark('Golden Hour')).toEqual(brandMark(' golden hour '));
  expect(brandMark('Salon Privé')).toEqual(brandMark('Salon Privé'.normalize('NFD')));
  expect(drawn('Golden Hour')).not.toBe(drawn('Golden Hours'));
});

it('keeps to its square and to a few hundred bytes, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
      const { primary, secondary } = brandMark(name);
      expect(`${primary}${secondary}`.length).toBeLessThan(150);
      expect(`${primary}${secondary}`).toMatch(/^[MmAaHhVvLlCc\d .-]+$/);
      const svg = markSvg(name, '#fff');
      expect(svg.length).toBeLessThan(300);
      expect(svg).not.toMatch(/ id=/);
      expect(svg.match(/<g/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }),
  );
});

it('uses most of its drawings: a thousand names share few', () => {
  const marks = Array.from({ length: 1000 }, (_, index) => drawn(`Brand ${index}`));
  expect(new Set(marks).size).toBeGreaterThan(200);
});
