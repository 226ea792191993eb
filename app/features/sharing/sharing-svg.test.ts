import { describe, expect, it } from 'vitest';
import { contrast } from '~/theme/contrast';
import { allThemes } from '~/theme/themes';
import { lettersOf } from './letters.server';
import { sharingSvg, type SharingCard } from './sharing-svg';

const card = (change: Partial<SharingCard> = {}): SharingCard => ({
  theme: allThemes[0]!,
  overrides: {},
  brand: 'Aurea',
  domain: 'aurea.example',
  claim: 'Meet *someone* in good light',
  locale: 'en',
  lander: false,
  pictured: false,
  ...change,
});
const svgOf = async (change: Partial<SharingCard> = {}) =>
  sharingSvg(card(change), await lettersOf(card(change).theme));
const fillsOf = (svg: string) => [...svg.matchAll(/<g transform="[^"]*" fill="([^"]+)">/g)].map(([, fill]) => fill!);

describe('a sharing image', () => {
  it('contains no text of a brand, only outlines, so nothing in it can be markup', async () => {
    const svg = await svgOf({ brand: '</svg><script>x', domain: '"><image href="x">', claim: '<b>&amp;</b> ]]>' });
    expect(svg).not.toMatch(/script|<image|<b>|&|<text|href/);
    expect(svg.startsWith('<svg ')).toBe(true);
    expect(svg.indexOf('</svg>')).toBe(svg.length - '</svg>'.length);
  });

  it.each(allThemes.flatMap((theme) => [false, true].map((lander) => [theme.name, lander, theme] as const)))(
    'of %s (a lander: %s) is readable',
    async (_name, lander, theme) => {
      const svg = await svgOf({ theme, lander });
      const ground = /<rect width="1200" height="630" fill="([^"]+)"/.exec(svg)![1]!;
      const fills = fillsOf(svg);
      expect(fills.length).toBeGreaterThan(5);
      for (const fill of fills) expect(contrast(fill, ground), `${fill} on ${ground}`).toBeGreaterThanOrEqual(3);
    },
  );

  it('keeps every letter on its side, whatever the language', async () => {
    const claim = 'Kennenlernen in wunderschönem Herbstabendlicht, und ohne jede Eile';
    for (const theme of allThemes) {
      const svg = await svgOf({
        theme,
        claim,
        brand: 'Ein sehr langer Name einer sehr guten Marke',
        domain: `${'lang'.repeat(15)}.example`,
      });
      const ends = [
        ...svg.matchAll(/<g transform="translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)" fill="[^"]+">(.*?)<\/g>/g),
      ].map(([, x, scale, letters]) => {
        const steps = [...letters!.matchAll(/translate\((-?[\d.]+) 0\)/g)].map(([, at]) => Number(at));
        return Number(x) + Number(scale) * Math.max(0, ...steps);
      });
      expect(Math.max(...ends), theme.name).toBeLessThan(700);
    }
  });

  it('has the drawing of the theme, or room for the picture of the lander', async () => {
    const [first] = allThemes[0]!.drawing.strokes;
    expect(await svgOf()).toContain(first!.d);
    const pictured = await svgOf({ pictured: true, lander: true });
    expect(pictured).not.toContain(first!.d);
    expect(pictured).toContain('<rect width="720" height="630"');
  });

  it('follows the colours of the brand', async () => {
    const svg = await svgOf({ overrides: { both: { depth: '#123456' } } });
    expect(svg).toContain('#123456');
  });
});
