/** World map drawing: countries of Natural Earth as SVG paths in an equal-area projection, small enough to send. */
import { geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };

type Topology = Parameters<typeof feature>[0];
type Point = readonly [x: number, y: number];

interface WorldMap {
  width: number;
  height: number;
  /** Land without a code of its own, as one path. */
  land: string;
  /** The path of each country by its ISO code; the smallest are dots. */
  countries: Record<string, string>;
}

const width = 1000;

/** Countries that are smaller than this in both directions are dots, or nobody would find them. */
const smallest = 5;
const dotRadius = 3;

/** Nobody lives there, and without it the rest is larger. */
const antarctica = '010';

/** Countries that the atlas has without a number. */
const unnumbered: Readonly<Record<string, string>> = { Kosovo: 'XK' };

export function drawWorldMap(): WorldMap {
  const features = featuresOf(atlas as unknown as Topology); // JSON has no tuples
  const shown = features.filter(({ id }) => id !== antarctica);
  const projection = geoEqualEarth().fitWidth(width, {
    type: 'FeatureCollection',
    features: shown,
  });
  const path = geoPath(projection);
  const height = Math.ceil(path.bounds({ type: 'FeatureCollection', features: shown })[1][1]);
  const countries = new Map<string, string>();
  let land = '';
  for (const each of shown) {
    const drawn = outline(path(each) ?? '');
    const code = codeOf(each.id) ?? unnumbered[String(each.properties?.['name'])];
    if (code === undefined) land += drawn;
    else countries.set(code, (countries.get(code) ?? '') + (drawn || dot(path.centroid(each))));
  }
  return {
    width,
    height,
    land,
    countries: Object.fromEntries([...countries].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function featuresOf(topology: Topology) {
  const { countries } = topology.objects;
  const drawn = countries === undefined ? undefined : feature(topology, countries);
  if (drawn?.type !== 'FeatureCollection') throw new Error('The atlas has no countries');
  return drawn.features;
}

/** The letters of an ISO number: a locale spells its region with them. */
function codeOf(number: string | number | undefined): string | undefined {
  return number === undefined ? undefined : new Intl.Locale(`und-${number}`).region;
}

/** The polygons of a path on whole pixels, without points that say nothing; '' where nothing is left. */
function outline(path: string): string {
  const rings = path.split('M').slice(1).map(pointsOf);
  const isSmall = rings.every((ring) => extent(ring, 0) < smallest && extent(ring, 1) < smallest);
  return isSmall ? '' : rings.map(closed).join('');
}

function pointsOf(ring: string): Point[] {
  return ring
    .replace('Z', '')
    .split('L')
    .map((text): Point => {
      const [x = 0, y = 0] = text.split(',').map((value) => Math.round(Number(value)));
      return [x, y];
    });
}

function extent(ring: readonly Point[], at: 0 | 1): number {
  const values = ring.map((point) => point[at]);
  return Math.max(...values) - Math.min(...values);
}

/** A ring in relative steps; '' where it covers no area. */
function closed(ring: readonly Point[]): string {
  const points: Point[] = [];
  for (const point of ring) {
    const before = points.at(-2);
    const last = points.at(-1);
    if (last?.[0] === point[0] && last[1] === point[1]) continue;
    if (before !== undefined && last !== undefined && isStraight(before, last, point)) points.pop();
    points.push(point);
  }
  const [first, ...rest] = points;
  if (first === undefined || rest.length < 3) return '';
  let [x, y] = first;
  const steps = rest.slice(0, -1).map(([toX, toY]) => {
    const step = `${toX - x},${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${first[0]},${first[1]}l${steps.join(' ')}z`;
}

function isStraight([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (
    (bx - ax) * (cy - by) === (by - ay) * (cx - bx) &&
    (bx - ax) * (cx - bx) + (by - ay) * (cy - by) > 0
  );
}

function dot([x, y]: readonly [number, number]): string {
  const left = Math.round(x) - dotRadius;
  const middle = Math.round(y);
  const half = `a${dotRadius},${dotRadius} 0 1 0`;
  return `M${left},${middle}${half} ${2 * dotRadius},0${half} ${-2 * dotRadius},0z`;
}
