import type { FakeBackend } from '../../src/FakeBackend.js'
import { answering, granting, type PlantedBreach } from './plantBreach.js'
import { sentences } from './sentences.js'

/** Repeats the first answer of these calls for ever. */
const never = (isMeant: RegExp) => (backend: FakeBackend) => {
  const first = new Map<string, string>()
  return answering(isMeant, async (answer, { path }) => {
    const text = first.get(path) ?? (await answer.clone().text())
    first.set(path, text)
    return new Response(text, answer)
  })(backend)
}

const tickets = /ticketavailability$/

/** Breaches of the contract's rules on stock. */
export const plantedStockBreaches: readonly PlantedBreach[] = [
  {
    name: 'tickets that never run out',
    call: 'getTicketAvailability',
    breaks: sentences.basketChanges,
    found: { rule: 'stock', operation: 'getTicketAvailability', path: 'availability.43011.available' },
    plant: never(tickets),
  },
  {
    name: 'more extras than are left',
    call: 'addExtras',
    breaks: sentences.basketChanges,
    found: { rule: 'refusal', operation: 'addExtras', path: 'answer' },
    plant: granting(/^POST .*\/extra$/, 'left of'),
  },
]
