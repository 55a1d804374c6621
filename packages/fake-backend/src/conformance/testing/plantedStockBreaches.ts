import type { FakeBackend } from '../../FakeBackend.js'
import { answering, type Fetch, granting, listAt, type PlantedBreach, changingBody } from './plantBreach.js'
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

/** Lowers all availability by one after each matching call. */
const losing =
  (isMeant: RegExp, availability: RegExp, list: string) =>
  (backend: FakeBackend): Fetch => {
    let lost = 0
    const changingStock = changingBody(availability, (body) => {
      for (const entry of listAt(body, list)) if (typeof entry['available'] === 'number') entry['available'] -= lost
    })(backend)
    return async (url, init) => {
      const answer = await changingStock(url, init)
      if (isMeant.test(`${init.method ?? 'GET'} ${new URL(url).pathname}`)) lost += 1
      return answer
    }
  }

const tickets = /ticketavailability$/
const rooms = /accommodationavailability$/
const stops = /transportstops$/

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
    name: 'a removed ticket that is not for sale again',
    call: 'removeTicket',
    breaks: sentences.basketChanges,
    found: { rule: 'stock', operation: 'getTicketAvailability', path: 'availability.43011.available' },
    plant: losing(/^DELETE .*\/tickets\/\d+$/, tickets, 'availability'),
  },
  {
    name: 'a discarded basket that keeps what it held',
    call: 'resetBasket',
    breaks: sentences.basketChanges,
    found: { rule: 'stock', operation: 'getTicketAvailability', path: 'availability.43011.available' },
    plant: losing(/^DELETE \/api\/basket\/SUN\d+$/, tickets, 'availability'),
  },
  {
    name: 'a room in a basket that counts twice',
    call: 'addAccommodations',
    breaks: sentences.basketChanges,
    found: { rule: 'stock', operation: 'getAccommodationAvailability', path: 'rooms.0.available' },
    plant: losing(/^POST .*\/accommodation$/, rooms, 'rooms'),
  },
  {
    name: 'a removed seat that is not for sale again',
    call: 'removeTransport',
    breaks: sentences.basketChanges,
    found: { rule: 'stock', operation: 'getTransportStops', path: 'stops.0.available' },
    plant: losing(/^DELETE .*\/transport\/\d+$/, stops, 'stops'),
  },
  {
    name: 'more extras than are left',
    call: 'addExtras',
    breaks: sentences.basketChanges,
    found: { rule: 'refusal', operation: 'addExtras', path: 'answer' },
    plant: granting(/^POST .*\/extra$/, 'left of'),
  },
  {
    name: 'a refused request of which one item is added',
    call: 'addExtras',
    breaks: sentences.basketChanges,
    found: { rule: 'agreement', operation: 'getBasket', path: 'basket' },
    plant: (backend) => async (url, init) => {
      const answer = await backend.fetch(url, init)
      if (!url.endsWith('/extra') || !(await answer.clone().text()).includes('left of')) return answer
      const { extras: wanted } = JSON.parse(String(init.body)) as { extras: readonly unknown[] }
      await backend.fetch(url, { ...init, body: JSON.stringify({ extras: wanted.slice(0, 1) }) })
      return answer
    },
  },
]
