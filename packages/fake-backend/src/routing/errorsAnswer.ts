import type { World } from '../world/World.js'
import type { ErrorEntry } from './Refusal.js'
import { answerOf, type RouteAnswer } from './RouteAnswer.js'

export const errorsAnswer = (world: World, status: number, errors: readonly ErrorEntry[]): RouteAnswer => {
  if (errors.length === 0) return answerOf(status, {})
  const timestamp = new Date(world.clock.now()).toISOString()
  return answerOf(status, { errors: errors.map((entry) => ({ timestamp, ...entry })) })
}
