import type { FakeBackend } from '../../src/FakeBackend.js'

/** The contents of SUN1001's open basket in short; `no basket` if there is none. */
export const basketContents = ({ inspect }: FakeBackend): readonly string[] => {
  const basket = inspect.baskets().findLast(({ bookingRef }) => bookingRef === 'SUN1001')
  if (basket?.state !== 'open') return ['no basket']
  return [
    ...basket.held,
    ...basket.ticketTypes.map((type, index) => `ticket ${type} for ${basket.holders[index]}`),
    ...basket.nameChanges.map((ticket) => `name on ${ticket}`),
    ...basket.passengers.map((id, index) => `passenger ${id} ${basket.passengerNames[index]}`),
  ]
}
