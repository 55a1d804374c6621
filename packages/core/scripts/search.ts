import { parseArgs } from 'node:util'
import { explore, type Found } from '../test/search/explore.js'
import type { Scene } from '../test/search/scene.js'
import { deepScenes } from '../test/search/scenes.js'
import { worldsOf } from '../test/search/worlds.js'

const help = `npm run search -- [--scene <part of a name>] [--minutes 60] [--states 30000000]

Looks through everything that may happen to a payment, shortest stories first, until all is seen, something is wrong, or
the time or the number of states is over. The minutes are shared out among the scenes: ${Object.keys(deepScenes).join('; ')}.`

const { values } = parseArgs({
  options: {
    scene: { type: 'string', default: '' },
    minutes: { type: 'string', default: '60' },
    states: { type: 'string', default: '30000000' },
    help: { type: 'boolean', default: false },
  },
})

const positive = (name: string, text: string): number => {
  const number = Number(text)
  if (!(number > 0)) throw new RangeError(`--${name} has to be a number above 0, not “${text}”.`)
  return number
}

const minutes = Math.min(60, positive('minutes', values.minutes))
const states = positive('states', values.states)
const chosen = Object.entries(deepScenes).filter(([name]) => name.includes(values.scene))

const describe = ({ states: seen, depth, isClosed, wrong, story }: Found, seconds: number): string =>
  [
    `${seen} states, depth ${depth}, ${wrong ?? (isClosed ? 'closed' : 'not closed')}, ${seconds.toFixed(1)} s`,
    ...story.map((step, at) => `  ${at + 1}. ${step}`),
  ].join('\n')

const run = (scene: Scene, until: number): Found => {
  const started = performance.now()
  const found = explore(worldsOf(scene), {
    states,
    isTimeOver: () => performance.now() >= until,
    onDepth: (depth, seen) => console.log(`${String(depth).padStart(5)} ${String(seen).padStart(12)}`),
  })
  console.log(describe(found, (performance.now() - started) / 1000))
  return found
}

const search = (): boolean => {
  if (chosen.length === 0) throw new RangeError(`No scene is called “${values.scene}”.\n\n${help}`)
  const end = performance.now() + minutes * 60_000
  const found = chosen.map(([name, scene], at) => {
    const now = performance.now()
    console.log(`\n${name}: states by depth`)
    // The remaining scenes share the time that a scene leaves.
    return run(scene, now + (end - now) / (chosen.length - at))
  })
  return found.every(({ wrong }) => wrong === null)
}

if (values.help) console.log(help)
else process.exitCode = search() ? 0 : 1
