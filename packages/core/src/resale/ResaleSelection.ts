/** The two constants of specification 1, §3: what is to become of a ticket. */
export const resaleStatus = { putUp: 'PUT_UP_FOR_RESALE', cancel: 'CANCEL_RESALE' } as const

export type ResaleStatus = (typeof resaleStatus)[keyof typeof resaleStatus]

/** A resale ticket of specification 1, §3. */
export interface ResaleTicket {
  readonly id: string
  readonly status: ResaleStatus
}

/** What the customer has chosen and not confirmed yet: by ticket id, in the order of choosing. */
export type ResaleSelection = ReadonlyMap<string, ResaleStatus>

export const emptyResaleSelection: ResaleSelection = new Map()
