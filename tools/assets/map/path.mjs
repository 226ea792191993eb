/** The unsigned area of a ring. */
export function ringArea(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  }
  return Math.abs(sum) / 2;
}

/**
 * Writes rings with integer coordinates as a short path: relative steps from corner to corner, with straight runs
 * merged.
 */
export function pathOf(rings) {
  return rings.map(ringPath).join('');
}

function ringPath(ring) {
  const corners = withoutRuns(ring);
  if (corners.length < 3) return '';
  const [first, ...rest] = corners;
  let [x, y] = first;
  let path = `M${x} ${y}l`;
  rest.forEach(([nextX, nextY], index) => {
    const [dx, dy] = [nextX - x, nextY - y];
    path += `${dx < 0 || index === 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y] = [nextX, nextY];
  });
  return `${path}z`;
}

/** Removes points that, after rounding, coincide with another point or lie on the line between their neighbours. */
function withoutRuns(ring) {
  const corners = [];
  for (const point of ring) {
    const [a, b] = corners.slice(-2);
    const last = corners.at(-1);
    if (last && last[0] === point[0] && last[1] === point[1]) continue;
    const straight =
      b &&
      (b[0] - a[0]) * (point[1] - b[1]) === (b[1] - a[1]) * (point[0] - b[0]) &&
      (b[0] - a[0]) * (point[0] - b[0]) + (b[1] - a[1]) * (point[1] - b[1]) > 0;
    if (straight) corners.pop();
    corners.push(point);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (corners.length > 1 && first[0] === last[0] && first[1] === last[1]) corners.pop();
  return corners;
}
