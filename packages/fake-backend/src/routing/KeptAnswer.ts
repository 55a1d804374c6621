import type { RouteAnswer } from './RouteAnswer.js'

/** What an idempotency key stood for and what was answered to it. */
export interface KeptAnswer {
  readonly fingerprint: string
  readonly answer: RouteAnswer
}
