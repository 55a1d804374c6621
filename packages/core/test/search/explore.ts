import type { Step } from './world.js'

/** A model with an initial state, the steps from each state, and a check for faults. */
export interface Model<W> {
  readonly first: W
  readonly stepsFrom: (world: W) => readonly Step<W>[]
  /** Equal for two worlds whose differences have no effect. */
  readonly keyOf: (world: W) => string
  /** The fault that this world, or the path to it, has. Null if there is none. */
  readonly wrongOf: (world: W) => string | null
  readonly stuckOf: (world: W) => string | null
}

export interface Found {
  readonly states: number
  readonly depth: number
  /** Whether every reachable state was visited. */
  readonly isClosed: boolean
  /** The first fault that was found. Null if there is none. */
  readonly wrong: string | null
  readonly story: readonly string[]
}

export interface Limits {
  readonly states?: number
  readonly isTimeOver?: () => boolean
  /** Called after each level. */
  readonly onDepth?: (depth: number, states: number) => void
}

/** A set holds no more than 2 ** 24. */
const setSize = 15_000_000

/** A set of strings without that limit. */
const createSeen = () => {
  const full: Set<string>[] = []
  let last = new Set<string>()
  return {
    size: (): number => full.length * setSize + last.size,
    /** False if it was already present. */
    add: (key: string): boolean => {
      const before = last.size
      if (before === setSize) {
        full.push(last)
        last = new Set()
      }
      return !full.some((set) => set.has(key)) && last.add(key).size > before % setSize
    },
  }
}

/** Breadth first, so that the first path to a fault is the shortest. */
export const explore = <W>(
  { first, stepsFrom, keyOf, wrongOf, stuckOf }: Model<W>,
  { states = 1_000_000, isTimeOver, onDepth }: Limits = {},
): Found => {
  const seen = createSeen()
  seen.add(keyOf(first))
  /** For each state its predecessor, and the index of the step from it. Visited worlds are dropped. */
  const before: number[] = [-1]
  const places: number[] = [-1]
  let level: { readonly world: W; readonly id: number }[] = [{ world: first, id: 0 }]
  let depth = 0

  const storyTo = (id: number): readonly string[] => {
    const way: number[] = []
    for (let at = id; at > 0; at = before[at] ?? 0) way.unshift(places[at] ?? 0)
    let world = first
    return way.map((place) => {
      const step = stepsFrom(world)[place]
      world = step?.world ?? world
      return step?.name ?? ''
    })
  }
  const found = (isClosed: boolean, wrong: string | null = null, story: readonly string[] = []): Found => ({
    states: seen.size(),
    depth: story.length > 0 ? story.length : depth,
    isClosed,
    wrong,
    story,
  })

  while (level.length > 0) {
    const next: typeof level = []
    for (const { world, id } of level) {
      const steps = stepsFrom(world)
      for (let place = 0; place < steps.length; place += 1) {
        const step = steps[place]
        if (step === undefined) continue
        const isNew = seen.add(keyOf(step.world))
        const wrong = wrongOf(step.world) ?? (isNew ? stuckOf(step.world) : null)
        if (wrong !== null) return found(false, wrong, [...storyTo(id), step.name])
        if (!isNew) continue
        before.push(id)
        places.push(place)
        next.push({ world: step.world, id: before.length - 1 })
      }
      if (seen.size() >= states || isTimeOver?.() === true) return found(false)
    }
    level = next
    if (next.length > 0) {
      depth += 1
      onDepth?.(depth, seen.size())
    }
  }
  return found(true)
}
