import type { FaultEffect } from '../faults/Fault.js'

const words: Readonly<Record<FaultEffect['kind'], string>> = {
  error: 'a fault: an error in place of the answer',
  refusal: 'a fault: the attempt is refused',
  errors: 'a fault: errors in place of the answer',
  drop: 'a fault: the connection breaks on the way there',
  lostAnswer: 'a fault: it was done, and the answer is lost',
  delay: 'a fault: it is held up',
  status: 'a fault: this status in place of the answer',
  notJson: 'a fault: an answer that is no JSON',
  wrongShape: 'a fault: an answer of another shape',
  answer: 'a fault: another answer',
  staleBalance: 'a fault: the balance of the answer before',
  stalePayments: 'a fault: the payments of the answer before',
}

/** The effect of a fault in plain words. */
export const faultWords = (kind: string): string =>
  Object.entries(words).find(([name]) => name === kind)?.[1] ?? `a fault: ${kind}`
