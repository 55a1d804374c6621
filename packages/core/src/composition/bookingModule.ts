import { ContainerModule } from 'inversify'
import { bookingAreaTexts } from '../messages/bookingAreaTexts.js'
import { createBookingArea } from './createBookingArea.js'
import { tokens } from './tokens.js'

/** Binds what every page of one booking has; needs the member's module. */
export const bookingModule = new ContainerModule(({ bind }) => {
  bind(tokens.bookingTexts).toConstantValue(bookingAreaTexts)
  bind(tokens.booking)
    .toDynamicValue((context) =>
      createBookingArea(context.get(tokens.visitor), context.get(tokens.member), {
        bookingsApi: context.get(tokens.bookingsApi),
        downloadsApi: context.get(tokens.downloadsApi),
        basketApi: context.get(tokens.basketApi),
        resaleApi: context.get(tokens.resaleApi),
        loadPaying: context.get(tokens.loadPaying),
        texts: context.get(tokens.bookingTexts),
      }),
    )
    .inSingletonScope()
})
