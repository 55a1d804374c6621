export const faults = [
  'charged twice',
  'an amount was sent that nobody agreed to',
  'paid was shown for what is not paid',
  'paid was shown for what is due again',
  'prices were shown as late that are not',
  'a basket was given up that may still be completed',
  'a form was shown before a status check',
  'a form was shown beside what is listed',
  'a key was given up that is not spent',
  'nobody asks after what may still arrive',
  'failed was shown for what may still be paid',
  'pending was shown for what is not listed',
  'the next customer was shown another’s payment',
  'locked out',
] as const

export type Fault = (typeof faults)[number]

/** All faults except these, for a scene that searches for these only. */
export const allBut = (...watched: readonly Fault[]): readonly Fault[] => faults.filter((one) => !watched.includes(one))
