import type { AskedTraveller } from './askedTravellers.js'

/** How far the questions of a booking are answered, all travellers together. */
export interface AnswersLeft {
  /** Required questions, and how many of them have an answer. */
  readonly answered: number
  readonly all: number
  /** Travellers with a required question that is still open. */
  readonly travellers: number
  /** Who is asked next; null where no required question is open. */
  readonly next: AskedTraveller | null
}

export const answersLeft = (asked: readonly AskedTraveller[]): AnswersLeft => {
  const waiting = asked.filter(({ progress }) => progress.answered < progress.all)
  return {
    answered: asked.reduce((sum, { progress }) => sum + progress.answered, 0),
    all: asked.reduce((sum, { progress }) => sum + progress.all, 0),
    travellers: waiting.length,
    next: waiting[0] ?? null,
  }
}
