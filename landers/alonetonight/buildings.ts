export type Roof = 'flat' | 'gable' | 'step' | 'bell' | 'spire';

export type House = readonly [width: number, height: number, roof: Roof];

export interface Row {
  houses: readonly House[];
  /** The x of the first house and the y of the ground. */
  from: number;
  ground: number;
}

const roofs: Record<Roof, (width: number, rise: number) => string> = {
  flat: (width) => `h${width}`,
  gable: (width, rise) => `l${width / 2}-${rise}l${width / 2} ${rise}`,
  step: (width, rise) => {
    const [run, up] = [width / 6, rise / 2];
    return `v-${up}h${run}v-${up}h${run}v-${up}h${run * 2}v${up}h${run}v${up}h${run}v${up}`;
  },
  bell: (width, rise) =>
    `q${width * 0.3} 0 ${width * 0.32}-${rise}h${width * 0.36}q${width * 0.02} ${rise} ${width * 0.32} ${rise}`,
  spire: (width, rise) =>
    `h${width * 0.38}v-${rise}l${width * 0.12}-${rise}l${width * 0.12} ${rise}v${rise}h${width * 0.38}`,
};

/** The outline of a row of houses, closed at the ground. */
export function outline({ houses, from, ground }: Row): string {
  let height = 0;
  const walls = houses.map(([width, high, roof]) => {
    const step = height - high;
    height = high;
    return `v${step}${roofs[roof](width, Math.min(34, width * 0.4))}`;
  });
  return `M${from} ${ground}${walls.join('')}V${ground}Z`;
}

export interface Panes {
  width: number;
  height: number;
  /** The distance from one window to the next. */
  across: number;
  down: number;
}

/** The lit windows of a row of houses, always the same. The second path has those that go out and on again. */
export function litWindows({ houses, from, ground }: Row, panes: Panes): [steady: string, waking: string] {
  const lit = ['', ''];
  let x = from;
  houses.forEach(([width, high], house) => {
    const columns = Math.floor((width - 10) / panes.across);
    const rows = Math.floor((high - 16) / panes.down);
    const inset = (width - (columns - 1) * panes.across - panes.width) / 2;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const chance = (house * 7 + row * 5 + column * 11 + row * column * 3) % 13;
        if (chance > 4) continue;
        const at = `M${round(x + inset + column * panes.across)} ${round(ground - high + 12 + row * panes.down)}`;
        lit[chance === 4 ? 1 : 0] += `${at}h${panes.width}v${panes.height}h-${panes.width}z`;
      }
    }
    x += width;
  });
  return [lit[0]!, lit[1]!];
}

const round = (figure: number) => Math.round(figure * 10) / 10;
