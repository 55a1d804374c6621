import { area, type FeaturesOf, type Together } from './area.js'
import { textsIn } from './needs.js'
import { accommodationArea } from './areas/shopping/accommodationArea.js'
import { basketArea } from './areas/shopping/basketArea.js'
import { billArea } from './areas/bookings/billArea.js'
import { bookingArea } from './areas/bookings/bookingArea.js'
import { bookingPageArea } from './areas/bookings/bookingPageArea.js'
import { bookingsArea } from './areas/bookings/bookingsArea.js'
import { deliveryArea } from './areas/bookings/deliveryArea.js'
import { extrasArea } from './areas/shopping/extrasArea.js'
import { memberArea } from './areas/account/memberArea.js'
import { nameChangeArea } from './areas/shopping/nameChangeArea.js'
import { passwordsArea } from './areas/account/passwordsArea.js'
import { payingArea } from './areas/shopping/payingArea.js'
import { profileArea } from './areas/account/profileArea.js'
import { questionsArea } from './areas/bookings/questionsArea.js'
import { resaleArea } from './areas/bookings/resaleArea.js'
import { ticketsArea } from './areas/shopping/ticketsArea.js'
import { transportArea } from './areas/shopping/transportArea.js'
import { guardGate } from '../session/SessionState.js'
import { tokens } from './tokens.js'

/** Every area, for scripts; a page loads only the areas that it shows. */
const everyArea = [
  memberArea,
  bookingsArea,
  passwordsArea,
  profileArea,
  bookingArea,
  billArea,
  bookingPageArea,
  resaleArea,
  deliveryArea,
  questionsArea,
  basketArea,
  ticketsArea,
  accommodationArea,
  extrasArea,
  transportArea,
  nameChangeArea,
  payingArea,
] as const
type EveryArea = (typeof everyArea)[number]

/** The features of each area by its name. */
export type AreaFeatures = { readonly [A in EveryArea as A['name']]: FeaturesOf<A> }
/** The names of the areas. */
export type AreaName = keyof AreaFeatures

/** The public interface of the core, grouped by feature: screens bind it, and scripts call it. */
export interface Dashboard extends Together<EveryArea> {
  /**
   * Ends the dashboard for good: cancels calls in flight, stops every timer, and sends no more calls; those end as
   * `cancelled`.
   */
  readonly dispose: () => void
}

/** Everything as one object. */
export const dashboardArea = /* @__PURE__ */ area<'dashboard', Dashboard, typeof everyArea>('dashboard', {
  needs: everyArea,
  parts: ({ bind }) => bind(tokens.loadPaying).toDynamicValue((context) => async () => context.get(payingArea.token)),
  create: ({ shared, session }, context) => {
    const openGate = guardGate({ state$: session.state$, navigation: shared.navigation })
    const { dispose } = context.get(tokens.visitor)
    return {
      dispose: () => {
        openGate()
        dispose()
      },
    }
  },
})

/** The names of the texts that a script loads. */
export const everyText = /* @__PURE__ */ textsIn(...everyArea)
