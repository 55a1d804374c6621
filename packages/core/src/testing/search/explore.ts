import { firstWorld, keyOfWorld, type Scene, type Step, stepsFrom, type World } from './world.js'

export interface Found {
  readonly states: number
  readonly depth: number
  /** Whether every reachable state was seen. */
  readonly isClosed: boolean
  /** The shortest way to something wrong, or null. */
  readonly story: readonly string[] | null
  readonly wrong: string | null
}

interface Node {
  readonly world: World
  readonly before: Node | null
  readonly name: string
  readonly depth: number
}

const storyOf = (node: Node): readonly string[] => {
  const names: string[] = []
  for (let at: Node | null = node; at !== null && at.before !== null; at = at.before) names.unshift(at.name)
  return names
}

/** From here on the back end is quick and truthful, and the customer does what the page offers. Null where a way on is found. */
const wayOn = (scene: Scene, from: World, place: number): string | null => {
  let world = from
  for (let looks = 0; looks <= 3; ) {
    const page = world.devices[place]?.page
    if (page === null || page === undefined) return null
    const { step } = page
    const isOffered = ['form', 'paid', 'bookingFailed', 'bankOffered', 'atBank', 'settling'].includes(step.kind)
    if (isOffered) return null
    const alive = world.backEnd.attempts.some(({ state }) => state === 'processing')
    if (step.kind === 'undecided' && (step.because === 'pending' || alive)) return null
    const names = step.kind === 'sending' ? ['the back end '] : ['a look is answered', 'time passes', 'asks again'].map((name) => `${place}: ${name}`)
    const steps: readonly Step[] = stepsFrom(scene, world)
    const next = steps.find(({ name }) => names.some((one) => name.startsWith(one)) && !name.endsWith('is lost'))
    if (next === undefined) return `${step.kind} waits for nothing`
    // A poll is one look, however often it asks.
    if (next.name.endsWith('a look is answered') && next.world.devices[place]?.page?.step.kind !== 'waiting') looks += 1
    world = next.world
  }
  return `locked out: ${world.devices[place]?.page?.step.kind ?? ''}`
}

/** Breadth first, so that the first story that ends badly is the shortest. */
export const explore = (scene: Scene, limit: { readonly states: number; readonly isLivenessChecked?: boolean } = { states: 1_000_000 }): Found => {
  const first: Node = { world: firstWorld(scene), before: null, name: '', depth: 0 }
  const seen = new Set([keyOfWorld(first.world)])
  let level: readonly Node[] = [first]
  let depth = 0
  while (level.length > 0) {
    const next: Node[] = []
    for (const node of level) {
      for (const { name, world } of stepsFrom(scene, node.world)) {
        const found: Node = { world, before: node, name, depth: node.depth + 1 }
        if (world.wrong !== null) return { states: seen.size, depth: found.depth, isClosed: false, story: storyOf(found), wrong: world.wrong }
        const key = keyOfWorld(world)
        if (seen.has(key)) continue
        seen.add(key)
        if (seen.size > limit.states) return { states: seen.size, depth: found.depth, isClosed: false, story: null, wrong: null }
        const stuck = limit.isLivenessChecked === false ? null : world.devices.map((_, place) => wayOn(scene, world, place)).find((one) => one !== null)
        if (stuck !== null && stuck !== undefined) return { states: seen.size, depth: found.depth, isClosed: false, story: storyOf(found), wrong: stuck }
        next.push(found)
      }
    }
    level = next
    if (next.length > 0) depth += 1
  }
  return { states: seen.size, depth, isClosed: true, story: null, wrong: null }
}
