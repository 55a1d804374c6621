import { readFileSync } from 'node:fs'
import type fc from 'fast-check'
import { drawnWorlds } from '../src/journeys/drawnWorlds.js'
import { type AnyWorld, scenarios } from '../src/worlds/scenarios.js'
import { WrongFlag } from './inScript.js'

export const worldHelp = `demo, drawn, the name of a scenario, or a file with a world in JSON (demo)`

/** The world that an option names. Undefined for the demo. Throws WrongFlag. */
export const worldOf = (text: string): AnyWorld | fc.Arbitrary<AnyWorld> | undefined => {
  if (text === 'demo') return undefined
  if (text === 'drawn') return drawnWorlds
  if (scenarios.some(({ name }) => name === text)) return text as AnyWorld
  try {
    return JSON.parse(readFileSync(text, 'utf8')) as AnyWorld
  } catch {
    throw new WrongFlag(`--world has to be ${worldHelp.replace(/ \(.*/, '')}, not “${text}”.`)
  }
}
