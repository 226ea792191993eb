import { blend } from '~/theme/color';

/** Mixes two colours; `share` belongs to the first: mix(gold, wine, 0.7) is mostly gold. */
export const mix = blend;

const TAU = Math.PI * 2;

/** An oscillation from -1 to 1. `turns` must be whole, so that the film loops without a visible seam. */
export function wave(t: number, turns = 1, phase = 0): number {
  return Math.sin(TAU * (t * turns + phase));
}

/** A value that runs from 0 to 1 and starts again, without a seam at the end of the loop. */
export function cycle(t: number, phase = 0): number {
  return (((t + phase) % 1) + 1) % 1;
}

/** A value that rises from 0 to 1 and falls back to 0 over a cycle, for things that appear and disappear. */
export function bell(at: number): number {
  return Math.sin(Math.PI * at) ** 2;
}

const say = (value: number): string => String(Math.round(value * 100) / 100);

/** Writes path data: `d\`M ${x} ${y}\``. Numbers are rounded, to keep thousands of frames small. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((text, part, at) => text + part + (at < values.length ? say(values[at]!) : ''), '');
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

/**
 * One frame in the making: 1000 units high and `width` units wide. It only uses plain shapes and gradients, which
 * render fast and compress well.
 */
export class Sheet {
  readonly height = 1000;
  private readonly defs: string[] = [];
  private readonly body: string[] = [];

  constructor(readonly width: number) {}

  /** Converts a fraction of the width to units, so that a position is the same in every format. */
  x(share: number): number {
    return this.width * share;
  }

  private gradient(tag: 'linear' | 'radial', stops: readonly Stop[], more: string): string {
    const id = `g${this.defs.length}`;
    const text = stops.map(([at, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${at}" stop-color="${color}"${alpha}/>`;
    });
    this.defs.push(`<${tag}Gradient id="${id}" ${more}>${text.join('')}</${tag}Gradient>`);
    return `url(#${id})`;
  }

  /** A gradient from the top to the bottom of the filled shape. */
  down(...stops: Stop[]): string {
    return this.gradient('linear', stops, 'x1="0" y1="0" x2="0" y2="1"');
  }

  across(...stops: Stop[]): string {
    return this.gradient('linear', stops, 'x1="0" y1="0" x2="1" y2="0"');
  }

  round(...stops: Stop[]): string {
    return this.gradient('radial', stops, 'cx="0.5" cy="0.5" r="0.5"');
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more = ''): void {
    this.body.push(d`<rect x="${x}" y="${y}" width="${width}" height="${height}" `, `fill="${fill}" ${more}/>`);
  }

  sky(...stops: Stop[]): void {
    this.rect(0, 0, this.width, this.height, this.down(...stops));
  }

  circle(x: number, y: number, r: number, fill: string, more = ''): void {
    this.ellipse(x, y, r, r, fill, more);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): void {
    this.body.push(d`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" `, `fill="${fill}" ${more}/>`);
  }

  path(data: string, fill: string, more = ''): void {
    this.body.push(`<path d="${data}" fill="${fill}" ${more}/>`);
  }

  line(data: string, color: string, width: number, more = ''): void {
    const palette = `fill="none" stroke="${color}" stroke-width="${say(width)}" stroke-linecap="round"`;
    this.body.push(`<path d="${data}" ${palette} ${more}/>`);
  }

  /** A light that fades to nothing at its edge. */
  glow(x: number, y: number, rx: number, color: string, opacity: number, ry = rx): void {
    const fade: Stop[] = [
      [0, color, opacity],
      [0.25, color, opacity * 0.62],
      [0.55, color, opacity * 0.2],
      [1, color, 0],
    ];
    this.ellipse(x, y, rx, ry, this.round(...fade));
  }

  open(attributes: string): void {
    this.body.push(`<g ${attributes}>`);
  }

  close(): void {
    this.body.push('</g>');
  }

  toSvg(pixels: number): string {
    const size = `width="${Math.round((pixels * this.width) / this.height)}" height="${pixels}"`;
    const box = `viewBox="0 0 ${this.width} ${this.height}"`;
    const defs = `<defs>${this.defs.join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${defs}${this.body.join('')}</svg>`;
  }
}
