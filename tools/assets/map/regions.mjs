/**
 * Assigns each border to a region of the product. Natural Earth has provinces where the product has regions (France,
 * Italy, Spain, …) and older counties where there are newer ones (Norway), so a shape belongs to the region in which
 * most people of its towns live.
 */
export function assignRegions(features, places, { box, drawn, without = [] }) {
  const towns = places.flatMap(({ id, towns }) => towns.map((town) => ({ ...town, id })));
  return features.flatMap((feature) => {
    if (drawn) {
      const id = STATES[feature.id];
      return id ? [{ id: `US-${id}`, polygons: polygonsOf(feature) }] : [];
    }
    // Shapes without a name are rocks at sea.
    const { name } = feature.properties;
    if (!name || without.includes(name)) return [];
    const polygons = polygonsOf(feature).filter(([outer]) => isWithin(box, outer[0]));
    return polygons.length === 0 ? [] : [{ id: homeOf(polygons, towns), polygons }];
  });
}

function homeOf(polygons, towns) {
  const people = new Map();
  for (const { id, at, population } of towns) {
    if (polygons.some((polygon) => contains(polygon, at))) people.set(id, (people.get(id) ?? 0) + population);
  }
  const [most] = [...people].sort((a, b) => b[1] - a[1]);
  return most ? most[0] : nearest(polygons, towns).id;
}

/** For a shape without any town of the product: the town nearest to its middle. */
function nearest(polygons, towns) {
  const [outer] = polygons.reduce((a, b) => (a[0].length > b[0].length ? a : b));
  const middle = [0, 1].map((axis) => outer.reduce((sum, point) => sum + point[axis], 0) / outer.length);
  const flat = Math.cos((middle[1] * Math.PI) / 180);
  const distance = ({ at }) => Math.hypot((shift(at[0]) - shift(middle[0])) * flat, at[1] - middle[1]);
  return towns.reduce((a, b) => (distance(a) <= distance(b) ? a : b));
}

function polygonsOf({ geometry: { type, coordinates } }) {
  return type === 'Polygon' ? [coordinates] : coordinates;
}

/** Longitudes beyond the antimeridian exceed 180 degrees, so that New Zealand stays in one piece. */
const shift = (longitude) => (longitude < -170 ? longitude + 360 : longitude);

function isWithin([west, south, east, north], [x, latitude]) {
  const longitude = shift(x);
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function contains([outer, ...holes], at) {
  return crosses(outer, at) && !holes.some((hole) => crosses(hole, at));
}

function crosses(ring, [x, y]) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i];
    const [xj, yj] = ring[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Maps the codes of the Census Bureau (FIPS) to those of ISO 3166-2. */
const STATES = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA ' +
    '26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX ' +
    '49UT 50VT 51VA 53WA 54WV 55WI 56WY'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);
