/** The canvas. The main shapes are in the middle half, so that a narrow part of it also works as a picture. */
export const artSize = { width: 800, height: 320 } as const
const { width, height } = artSize

/** The FNV-1a hash of the code units. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A number from 0 up to 1. The same seed gives the same numbers (mulberry32). */
export type Random = () => number
export const createRandom = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, from: number, to: number): number => Math.round(from + random() * (to - from))
export const times = <A>(count: number, make: (at: number) => A): readonly A[] =>
  Array.from({ length: count }, (_, at) => make(at))

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** The end of a path: down to the bottom of the canvas and back. */
export const ground = `V${height}H0Z`

/** Soft hills around a height. Each crest is a Bézier curve. */
export const hills = (random: Random, y: number, rise: number, crests: number): string => {
  const step = width / crests
  const points = times(crests + 1, (at) => ({ x: Math.round((at + 0.5) * step), y: y + between(random, -rise, rise) }))
  let d = `M0 ${y}`
  points.forEach((point, at) => {
    const next = points[at + 1]
    if (next !== undefined)
      d += `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${Math.round((point.y + next.y) / 2)}`
  })
  return `${d}H${width}${ground}`
}

interface Peak {
  readonly x: number
  readonly y: number
}

/** A jagged ridge, and its peaks. */
export const ridge = (
  random: Random,
  y: number,
  rise: number,
  peaks: number,
): { readonly d: string; readonly peaks: readonly Peak[] } => {
  const step = width / peaks
  const tops: Peak[] = []
  let d = `M0 ${y}`
  for (let at = 0; at < peaks; at += 1) {
    const top = { x: Math.round((at + 0.35 + random() * 0.3) * step), y: y - between(random, rise * 0.35, rise) }
    const shoulder = Math.round(top.x - step * 0.2)
    tops.push(top)
    d += `L${shoulder} ${Math.round(top.y + rise * 0.24)}L${top.x} ${top.y}`
    d += `L${Math.round(top.x + step * 0.17)} ${Math.round(top.y + rise * 0.3)}L${Math.round((at + 1) * step)} ${y - between(random, 0, rise * 0.22)}`
  }
  return { d: `${d}${ground}`, peaks: tops }
}

/** Snow on a peak: as steep as the adjacent slopes, with a ragged lower edge. */
export const cap = ({ x, y }: Peak, step: number, rise: number): string => {
  const left = Math.round(step * 0.2)
  const right = Math.round(step * 0.17)
  const down = Math.round(rise * 0.24)
  return `M${x} ${y}l${-left} ${down}l${Math.round(left * 0.5)} -4l${Math.round(left * 0.3)} 9l${Math.round(left * 0.3)} -10l${Math.round(right * 0.45)} 8L${x + right} ${y + Math.round(rise * 0.3)}Z`
}

/** A row of firs on one line. */
export const firs = (random: Random, y: number, count: number, tall: number): string =>
  times(count, (at) => {
    const half = between(random, tall * 0.2, tall * 0.3)
    const x = Math.round(((at + random() * 0.7) * width) / count)
    const top = between(random, tall * 0.6, tall)
    return `M${x} ${y - top}l${half} ${top}h${-2 * half}Z`
  }).join('')

export const clouds = (random: Random, count: number): string =>
  times(count, () => {
    const long = between(random, 50, 110)
    return `M${between(random, 20, 700)} ${between(random, 40, 120)}h${long}a7 7 0 0 1 0 14h${-long - 24}a7 7 0 0 1 0 -14Z`
  }).join('')

export const flakes = (random: Random): string =>
  times(26, () => `M${between(random, 10, 790)} ${between(random, 10, 250)}h.1`).join('')

/** Reflections on the water below the sun. */
export const glitter = (random: Random, x: number, from: number): string =>
  times(7, (at) => {
    const half = between(random, 8, 16 + at * 6)
    return `M${x - half + between(random, -8, 8)} ${from + 9 + at * 14}h${2 * half}`
  }).join('')

export const boat = (x: number, y: number): string =>
  `M${x} ${y}h38l-7 9h-25ZM${x + 16} ${y - 4}v-44l-19 44ZM${x + 20} ${y - 4}v-36l16 36Z`

/** Most roofs are flat; some houses have a tower with a spire, a dome or a gable. */
const roof = (random: Random, wide: number): string => {
  const kind = random()
  const half = Math.floor(wide / 2)
  const rest = wide - 2 * half
  if (kind < 0.16) {
    const [wall, spire] = [between(random, 12, 30), between(random, 30, 54)]
    return `h${half - 9}v${-wall}l9 ${-spire}l9 ${spire}v${wall}h${half - 9 + rest}`
  }
  if (kind < 0.26) return `h${half - 15}v-6a15 17 0 0 1 30 0v6h${half - 15 + rest}`
  if (kind < 0.44) return `l${half} -14l${half + rest} 14`
  return `h${wide}`
}

interface Skyline {
  readonly d: string
  readonly windows: string
}

/** Houses side by side. The tallest are in the middle. */
export const skyline = (random: Random, base: number, tall: number, wide: number, lit: number): Skyline => {
  let d = `M0 ${base}`
  let windows = ''
  let x = 0
  while (x < width) {
    const broad = between(random, wide * 0.7, wide * 1.4)
    const middle = 1 - Math.abs(x + broad / 2 - width * 0.56) / width
    const top = base - between(random, tall * 0.35, tall) * (0.45 + 0.65 * middle)
    const y = Math.round(top)
    d += `V${y}${roof(random, broad)}`
    for (let floor = y + 12; floor < base - 12; floor += 15)
      if (random() < lit) windows += `M${x + between(random, 5, broad - 9)} ${floor}h4v6h-4Z`
    x += broad
  }
  return { d: `${d}${ground}`, windows }
}
