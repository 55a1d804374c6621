/** Who a chosen ticket is for. */
export type PassengerChoice =
  | { readonly kind: 'open' }
  /** Somebody whom the booking or the basket has. */
  | { readonly kind: 'known'; readonly paxId: number }
  /** Somebody who is typed in here, by the key of the draft. */
  | { readonly kind: 'newcomer'; readonly key: number }

export interface ChosenTicket {
  readonly key: number
  readonly ticketTypeId: string
  readonly passenger: PassengerChoice
}

export const newcomerFields = ['firstName', 'lastName', 'email', 'telephone'] as const
export type NewcomerField = (typeof newcomerFields)[number]

/** A passenger as typed so far. */
export interface NewcomerDraft extends Readonly<Record<NewcomerField, string>> {
  readonly key: number
}

/** What the customer has put together on the tickets screen and not added yet. */
export interface TicketSelection {
  readonly tickets: readonly ChosenTicket[]
  readonly newcomers: readonly NewcomerDraft[]
  /** Keys are never used twice, so that what is typed stays with its ticket. */
  readonly nextKey: number
}

export const emptySelection: TicketSelection = { tickets: [], newcomers: [], nextKey: 1 }

export const quantityOf = ({ tickets }: TicketSelection, ticketTypeId: string): number =>
  tickets.filter((ticket) => ticket.ticketTypeId === ticketTypeId).length

/** The drafts that a ticket is for; the others are kept, in case the customer comes back to them. */
export const newcomersInUse = ({ tickets, newcomers }: TicketSelection): readonly NewcomerDraft[] =>
  newcomers.filter(({ key }) => tickets.some(({ passenger }) => passenger.kind === 'newcomer' && passenger.key === key))
