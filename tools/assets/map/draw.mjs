import { geoAlbersUsa, geoAzimuthalEqualArea } from 'd3-geo';
import { merge, mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import { pathOf, ringArea } from './path.mjs';

/** The length of the longer side of a map, in its own units. */
const SIDE = 1000;
const EDGE = 12;
/** Islands and lakes below this area (in square units) are left out, except for the largest part of a region. */
const SPECK = 14;
/** A region smaller than this (in units across) is drawn as a disc, so that it can be seen and pressed. */
const TINY = 12;
const DISC = 8;

/** Draws the regions as SVG paths that share their borders, with their largest towns as points. */
export function drawRegions(features, places, plan) {
  const layout = plan.drawn ? layoutDrawn(features) : layoutProjected(features, plan);
  const planar = features.map(({ id, polygons }) => ({
    type: 'Feature',
    properties: { id },
    geometry: {
      type: 'MultiPolygon',
      coordinates: polygons.map((rings) => rings.map((ring) => ring.map((point) => layout.draw(point, id)))),
    },
  }));
  const shared = presimplify(topologyOf(dissolve(planar)));
  const light = simplify(shared, weightFor(shared, plan.points ?? 2400));
  const perRegion = Math.max(3, Math.min(24, Math.round(130 / places.length)));
  const regions = places.map(({ id, towns }) => ({
    id,
    d: shapeOf(light, id),
    towns: towns
      .slice(0, perRegion)
      .flatMap(({ at }) => layout.town(at, id) ?? [])
      .map(Math.round),
  }));
  // Small regions come last, so that they are drawn above those that surround them.
  regions.sort((a, b) => b.d.length - a.d.length);
  return { width: layout.width, height: layout.height, frames: layout.frames, regions };
}

// The number of grid steps per axis: corners of neighbours that almost coincide are snapped together.
const FINENESS = 1e4;
const topologyOf = (features) => topology({ all: { type: 'FeatureCollection', features } }, FINENESS);

/** Merges each region into one shape, so that no corners are spent on the borders of provinces inside it. */
function dissolve(features) {
  const shared = topologyOf(features);
  const { geometries } = shared.objects.all;
  return [...new Set(features.map(({ properties }) => properties.id))].map((id) => ({
    type: 'Feature',
    properties: { id },
    geometry: merge(
      shared,
      geometries.filter(({ properties }) => properties.id === id),
    ),
  }));
}

/** The smallest weight of a corner at which about `points` corners remain. */
function weightFor({ arcs }, points) {
  const weights = arcs.flatMap((arc) => arc.map((point) => point[2])).sort((a, b) => b - a);
  return weights[Math.min(points, weights.length - 1)];
}

function shapeOf(shared, id) {
  const own = shared.objects.all.geometries.filter(({ properties }) => properties.id === id);
  const polygons = mergeArcs(shared, own).arcs.map((rings) => rings.map((ring) => stitch(shared.arcs, ring)));
  const bySize = polygons.filter(([outer]) => outer).sort((a, b) => ringArea(b[0]) - ringArea(a[0]));
  const remaining = bySize.filter(([outer], index) => index === 0 || ringArea(outer) >= SPECK);
  const [xs, ys] = [0, 1].map((axis) => remaining.flatMap(([outer]) => outer.map((point) => point[axis])));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (Math.max(right - left, bottom - top) < TINY) return disc((left + right) / 2, (top + bottom) / 2);
  return pathOf(remaining.flatMap(([outer, ...holes]) => [outer, ...holes.filter((hole) => ringArea(hole) >= SPECK)]));
}

function disc(x, y) {
  const [cx, cy] = [Math.round(x), Math.round(y)];
  return `M${cx - DISC} ${cy}a${DISC} ${DISC} 0 1 0 ${2 * DISC} 0a${DISC} ${DISC} 0 1 0-${2 * DISC} 0z`;
}

function stitch(arcs, ring) {
  return ring.flatMap((index, at) => {
    const arc = index < 0 ? [...arcs[~index]].reverse() : arcs[index];
    return (at === 0 ? arc : arc.slice(1)).map(([x, y]) => [Math.round(x), Math.round(y)]);
  });
}

function layoutDrawn(features) {
  // us-atlas is drawn on 975 by 610 units with this projection, Alaska and Hawaii at the lower left.
  const albers = geoAlbersUsa().scale(1300).translate([487.5, 305]);
  const [low, high] = extent(features.flatMap(({ polygons }) => polygons.flatMap(([outer]) => outer)));
  const scale = (SIDE - 2 * EDGE) / Math.max(high[0] - low[0], high[1] - low[1]);
  const draw = ([x, y]) => [(x - low[0]) * scale + EDGE, (y - low[1]) * scale + EDGE];
  return {
    width: Math.ceil((high[0] - low[0]) * scale + 2 * EDGE),
    height: Math.ceil((high[1] - low[1]) * scale + 2 * EDGE),
    frames: [],
    draw,
    town: (at) => {
      const point = albers(at);
      return point ? draw(point) : null;
    },
  };
}

function layoutProjected(features, { centre, insets = [] }) {
  const around = (middle) => geoAzimuthalEqualArea().rotate([-middle[0], -middle[1]]).scale(1).translate([0, 0]);
  const outerOf = (list) => list.flatMap(({ polygons }) => polygons.flatMap(([outer]) => outer));
  const inset = new Map(insets.map((plan) => [plan.region, plan]));
  const main = around(centre);
  const [low, high] = extent(outerOf(features.filter(({ id }) => !inset.has(id))).map(main));
  const tall = high[1] - low[1];
  const scale = (SIDE - 2 * EDGE) / Math.max(high[0] - low[0], tall);
  const width = Math.ceil((high[0] - low[0]) * scale + 2 * EDGE);
  let height = Math.ceil(tall * scale + 2 * EDGE);
  const placed = new Map();
  const frames = [];
  for (const [region, { at, scale: factor }] of inset) {
    const points = outerOf(features.filter(({ id }) => id === region));
    const own = around(middleOf(points));
    const [from, to] = extent(points.map(own));
    const [x, y] = [at[0] * width + EDGE, at[1] * tall * scale + EDGE];
    const by = scale * factor;
    const draw = (point) => own(point).map((value, axis) => (value - from[axis]) * by + [x, y][axis] + EDGE);
    placed.set(region, draw);
    const size = [0, 1].map((axis) => Math.round((to[axis] - from[axis]) * by + 2 * EDGE));
    frames.push([Math.round(x), Math.round(y), ...size]);
    height = Math.max(height, Math.ceil(y) + size[1] + EDGE);
  }
  const draw = (point, id) =>
    placed.get(id)?.(point) ?? main(point).map((value, axis) => (value - low[axis]) * scale + EDGE);
  return { width, height, frames, draw, town: draw };
}

function middleOf(points) {
  const [low, high] = extent(points.map(([x, y]) => [x < -170 ? x + 360 : x, y]));
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
}

function extent(points) {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const point of points) {
    for (const axis of [0, 1]) {
      low[axis] = Math.min(low[axis], point[axis]);
      high[axis] = Math.max(high[axis], point[axis]);
    }
  }
  return [low, high];
}
