/**
 * How each country is drawn.
 * - `centre`: the centre of the projection.
 * - `box`: the part of the world to draw; overseas parts are not regions of the product.
 * - `without`: uninhabited islands to leave out.
 * - `insets`: regions in a frame of their own; `at` is the corner of the frame as a share of the map, and `scale` is
 *   relative to the rest.
 * - `points`: the approximate number of corners of the whole drawing.
 */
export const COUNTRIES = {
  AT: { centre: [13.3, 47.7], box: [9, 46, 18, 50] },
  AU: { centre: [134, -28], box: [112, -44, 154.5, -9] },
  BE: { centre: [4.6, 50.6], box: [2, 49, 7, 52] },
  CA: { centre: [-96, 62], box: [-142, 41, -52, 84], points: 3200 },
  CH: { centre: [8.2, 46.8], box: [5, 45, 11, 48] },
  DE: { centre: [10.4, 51.2], box: [5, 47, 16, 56] },
  DK: { centre: [10.5, 56], box: [7, 54, 16, 58] },
  ES: {
    centre: [-3.5, 40],
    box: [-19, 27, 5, 44],
    insets: [{ region: 'ES-CN', at: [0, 0.95], scale: 0.85 }],
  },
  FI: { centre: [26, 65], box: [19, 59, 32, 71] },
  FR: { centre: [2.5, 46.6], box: [-6, 41, 10, 52] },
  GB: { centre: [-3.2, 55], box: [-9, 49.5, 2.5, 61] },
  IE: { centre: [-8, 53.4], box: [-11, 51, -5, 56] },
  IT: { centre: [12.5, 42.2], box: [6, 36, 19, 48] },
  NL: { centre: [5.3, 52.2], box: [3, 50, 8, 54] },
  NO: { centre: [16, 65], box: [4, 57, 32, 72], points: 3000 },
  NZ: {
    centre: [172.8, -41],
    box: [166, -48, 184.5, -34],
    insets: [{ region: 'NZ-CIT', at: [0.84, 0.82], scale: 1.6 }],
    without: ['Bounty Islands', 'Antipodes Islands', 'Three Kings Islands', 'Kermadec Islands', 'The Snares'],
  },
  PL: { centre: [19.3, 52], box: [14, 49, 25, 55] },
  SE: { centre: [16.5, 62.5], box: [10, 55, 25, 70] },
  US: { source: 'us-census', drawn: true },
};
