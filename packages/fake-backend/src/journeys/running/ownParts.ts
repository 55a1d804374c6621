import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import type { JourneyCommand } from '../commands/JourneyCommand.js'
import type { Invariant } from '../invariants/Invariant.js'

/** What a custom file adds to journeys. */
export interface OwnParts {
  readonly ownSteps?: fc.Arbitrary<JourneyCommand>
  readonly ownInvariants?: readonly Invariant[]
}

/** The file adds nothing to journeys; the message is one sentence. */
export class NoParts extends Error {
  override readonly name = 'NoParts'
}

const isSteps = (value: unknown): value is fc.Arbitrary<JourneyCommand> => value instanceof fc.Arbitrary
const isInvariants = (value: unknown): value is readonly Invariant[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'function')

/** Loads the file's exports `ownSteps` and `ownInvariants`. Throws NoParts. */
export const loadParts = async (file: string): Promise<OwnParts> => {
  const loaded: unknown = await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new NoParts(`“${file}” cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  })
  const exported = typeof loaded === 'object' && loaded !== null ? loaded : {}
  const ownSteps: unknown = Reflect.get(exported, 'ownSteps')
  const ownInvariants: unknown = Reflect.get(exported, 'ownInvariants')
  if (!isSteps(ownSteps) && !isInvariants(ownInvariants))
    throw new NoParts(
      `“${file}” exports neither ownSteps, an arbitrary of commands, nor ownInvariants, a list of functions.`,
    )
  return { ...(isSteps(ownSteps) && { ownSteps }), ...(isInvariants(ownInvariants) && { ownInvariants }) }
}
