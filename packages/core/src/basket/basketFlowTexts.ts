import { counted, pluralOf, wasOrWere } from '../messages/plural.js'

/** What the use cases of a basket say of their success, and the prompts (specification 2, to the letter where it gives it). */
export const basketFlowTexts = {
  /** Rooms and extras. */
  added: (count: number, name: string) => `${count} x ${name} ${wasOrWere(count)} added to your basket.`,
  optionsAdded: (count: number) =>
    `Your accommodation ${pluralOf(count, 'option', 'options')} ${wasOrWere(count)} added to your basket.`,
  nameChangeAdded: 'Name Change added to basket',
  ticketsAdded: (names: string) => `Tickets successfully added to your basket: ${names}`,
  transportAdded: 'Transport added to basket',
  roomsRemoved: (count: number, room: string) => `${count} x ${room} ${wasOrWere(count)} removed from your basket.`,
  extrasRemoved: (values: string) => `Extras successfully removed from your basket: ${values}`,
  itemsRemoved: 'Items successfully removed from your basket.',
  passengersAdded: (count: number) =>
    `${counted(count, 'passenger', 'passengers')} ${wasOrWere(count)} added to your basket.`,
  /** What another tab, another device or the back end's clock did meanwhile. */
  elsewhere: {
    gone: 'The basket you were looking at is no longer open. It was paid for or emptied elsewhere, or it has expired.',
    replaced: 'The basket you were looking at is no longer open. This is the one that was started since.',
    changed: 'Your basket was changed in another tab or on another device. This is how it is now.',
  },
  begunAnew: 'The basket you were adding to is no longer open, so we started a new one for you.',
  noLongerThere: 'This is no longer in your basket. It may have been removed in another tab or on another device.',
  warningHeader: 'Warning',
  ok: 'OK',
} as const
