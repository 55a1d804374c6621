/** Everything that can come between a call and its answer. */
export const troubleKinds = [
  'lostAnswer',
  'lateAnswer',
  'lateRequest',
  'drop',
  '500',
  '500after',
  'reloadBefore',
  'reloadAfter',
  'reopenBefore',
  'reopenAfter',
  'secondPress',
  'secondTab',
  'secondTabFirst',
  'basketChanged',
  'otherPurchase',
  'sessionEndedBefore',
  'sessionEndedAfter',
  'signedOut',
  'bankCompleted',
  'bankFailed',
  'bankClosed',
] as const
export type TroubleKind = (typeof troubleKinds)[number]

/** At the nth time that a call is made, counted from 1. */
export interface Trouble {
  readonly call: string
  readonly nth: number
  readonly kind: TroubleKind
}

const ofTheBank: readonly TroubleKind[] = ['bankCompleted', 'bankFailed', 'bankClosed']
const ofASecondTab: readonly TroubleKind[] = ['secondTab', 'secondTabFirst', 'basketChanged']

export const needsBank = ({ kind }: Trouble): boolean => ofTheBank.includes(kind)
export const needsSecondTab = ({ kind }: Trouble): boolean => ofASecondTab.includes(kind)

/** "Answer late by 10 minutes". */
export const late = 600_000
