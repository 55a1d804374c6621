import {
  costWithoutPrice,
  customerChangeLine,
  extraLine,
  roomLine,
  ticketLine,
  transportLine,
} from '../bookings/money/priceLines.js'
import type { PriceLine } from '../bookings/money/PriceSections.js'
import { inTicketOrder, ticketCost } from '../bookings/holdings/ticketOrder.js'
import { noCost } from '../money/Cost.js'
import { addMinor, type Minor, negateMinor, sumMinor } from '../money/Money.js'
import {
  type Basket,
  type BasketCharge,
  type BasketExtra,
  type BasketRoom,
  countItems,
  mandatorySections,
  type MandatorySection,
} from './Basket.js'
import {
  type BasketCategory,
  type BasketOverview,
  type BasketSection,
  type BasketSectionLine,
  type BasketSectionName,
  basketSectionNames,
} from './BasketSections.js'
import type { ItemsToRemove } from './RemoveInputs.js'
import { generalExtras } from './roomExtras.js'

/** The basket's own total stands where the amount is shown: it is what is paid. */
const charged = (price: PriceLine, cost: Minor): PriceLine => ({
  ...price,
  cost,
  display: price.display.kind === 'amount' ? { kind: 'amount', amount: cost } : price.display,
})

const toLine = (
  category: BasketCategory,
  price: PriceLine,
  cost: Minor,
  paxId: number | null,
  ofRoom: string | null = null,
): BasketSectionLine => ({ category, id: price.id, price: charged(price, cost), cost, paxId, ofRoom })

const extra = (held: BasketExtra, ofRoom: string | null): BasketSectionLine =>
  toLine('extras', extraLine(held), held.total, held.paxId, ofRoom)

/** A room, then its extras. */
const room = (held: BasketRoom): readonly BasketSectionLine[] => [
  toLine('accommodations', roomLine(held), held.total, held.paxIds[0] ?? null),
  ...held.extras.map((one) => extra(one, held.id)),
]

/** A change of name by its charge: the two are one thing, and the charge is what removes it. */
const change = ({ id, name, total }: BasketCharge): BasketSectionLine =>
  toLine('nameChanges', customerChangeLine({ id, name, cost: { ...noCost, price: total } }), total, null)

const linesOf = (basket: Basket): Readonly<Record<BasketSectionName, readonly BasketSectionLine[]>> => ({
  tickets: inTicketOrder(basket.tickets).map((ticket) =>
    toLine('tickets', ticketLine(ticket), ticketCost(ticket), ticket.paxId),
  ),
  accommodation: basket.accommodations.flatMap(room),
  extras: generalExtras(basket).map((one) => extra(one, null)),
  transport: basket.transport.map((held) => toLine('transport', transportLine(held), held.total, held.paxId)),
  customerChange: basket.charges.map(change),
})

const isMandatory = (name: BasketSectionName | MandatorySection): name is MandatorySection =>
  mandatorySections.some((section) => section === name)

/** The basket as its screen shows it: section by section with what is wrong there, the fees in it, and the total. */
export const basketOverview = (basket: Basket): BasketOverview => {
  const lines = linesOf(basket)
  const sections = basketSectionNames.map((name): BasketSection => {
    const mandatory = isMandatory(name) ? name : null
    const status = mandatory === null ? null : basket.mandatoryStatus[mandatory]
    return {
      name,
      mandatory,
      warnings: status === null || status.valid ? [] : status.errors,
      lines: lines[name],
      cost: sumMinor(lines[name].map(({ cost }) => cost)),
      withoutPrice: costWithoutPrice(lines[name].map(({ price }) => price)),
      bookingFee: sumMinor(lines[name].map(({ price }) => price.bookingFee)),
    }
  })
  const isWrong = ({ mandatory }: BasketSection): boolean =>
    mandatory !== null && !basket.mandatoryStatus[mandatory].valid
  return {
    sections: sections.filter((section) => section.lines.length > 0 || isWrong(section)),
    count: countItems(basket),
    bookingFee: sumMinor(sections.map(({ bookingFee }) => bookingFee)),
    unlisted: addMinor(basket.total, negateMinor(sumMinor(sections.map(({ cost }) => cost)))),
    total: basket.total,
  }
}

/** What to remove for the lines that were picked, by category. */
export const itemsOf = (
  lines: readonly Pick<BasketSectionLine, 'category' | 'id'>[],
  pax: readonly number[] = [],
): ItemsToRemove => {
  const of = (wanted: BasketCategory): readonly string[] =>
    lines.filter(({ category }) => category === wanted).map(({ id }) => id)
  return {
    accommodations: of('accommodations'),
    extras: of('extras'),
    tickets: of('tickets'),
    transport: of('transport'),
    nameChanges: of('nameChanges'),
    pax,
  }
}
