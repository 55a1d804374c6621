import { parseArgs } from 'node:util'
import { newSeed } from '../running/newSeed.js'
import { everySingle, learnCourses } from './courses.js'
import { describe, explore, tryAlone } from './explore.js'
import { randomTrials } from './randomTrials.js'
import { readTrial } from './trialText.js'

/** `npm run soak -- --cases 100000 --seed 42`; `--replay "<trial>"` makes what a failure printed. */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    replay: { type: 'string' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} has to be a whole number, not “${text}”.`)
  return Number(text)
}

const replay = async (text: string): Promise<boolean> => {
  const wrong = await tryAlone(text.split(';').map(readTrial))
  wrong.forEach(say)
  say(wrong.length === 0 ? 'It holds.' : 'It does not hold.')
  return wrong.length === 0
}

const soak = async (cases: number, seed: number): Promise<boolean> => {
  say(`${cases} cases, seed ${seed}`)
  const courses = await learnCourses()
  const singles = everySingle(courses).slice(0, cases)
  const started = performance.now()
  const { tally, findings } = await explore([...singles, ...randomTrials(courses, cases - singles.length, seed)], {
    onTrial: (made) => void (made % 5000 === 0 && say(`${made} made`)),
  })
  for (const [what, times] of tally.entries()) say(`${String(times).padStart(9)}  ${what}`)
  say(`${tally.of('interleavings')} interleavings in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  for (const finding of findings) say(`\n${describe(finding)}`)
  return findings.length === 0
}

const held =
  values.replay === undefined
    ? await soak(
        wholeNumber('cases', values.cases),
        values.seed === undefined ? newSeed() : wholeNumber('seed', values.seed),
      )
    : await replay(values.replay)
process.exitCode = held ? 0 : 1
