import { expect, it } from 'vitest';
import { landingSections } from '~/theme/theme';
import { allThemes } from '~/theme/themes';
import { ownGrounds } from './own-grounds';

const orders = allThemes.flatMap(({ name, landing }) =>
  Object.values(landing.compositions).flatMap(({ order }) => [
    { name, landing, order },
    { name, landing, order: order.filter((section) => section !== 'people' && section !== 'figures') },
  ]),
);

it.each(orders)('no two neighbours stand on one ground: $name, $order', ({ landing, order }) => {
  const grounded = ownGrounds(landing, order);
  const grounds = order.map((section) => grounded[section].ground);
  expect(grounds.filter((ground, index) => ground === grounds[index - 1])).toEqual([]);
});

it('control: in all themes some neighbours would', () => {
  const alike = orders.filter(({ landing, order }) =>
    order.some((section, index) => index > 0 && landing[section].ground === landing[order[index - 1]!].ground),
  );
  expect(alike.length).toBeGreaterThan(0);
});

it('changes nothing else, and nothing where neighbours differ', () => {
  for (const { landing } of allThemes) {
    expect(ownGrounds(landing, [])).toEqual(landing);
    const grounded = ownGrounds(landing, landingSections);
    for (const section of landingSections) expect(grounded[section].form).toBe(landing[section].form);
  }
});
