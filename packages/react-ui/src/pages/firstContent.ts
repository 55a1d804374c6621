import { latest } from '@booking-dashboard/core'
import type { AreaName, Visitor } from '@booking-dashboard/core/composition'
import { loadClientSheet } from '../client/clientSheet'
import type { Composition } from '../composition/compose'
import { openEarly, type Opens } from '../reactive/useOpen'
import { featuresOf } from './area'
import { importArea } from './areas'
import { pageAt } from './routeTable'

interface Begun {
  readonly clientIsSetUp: Promise<unknown>
  readonly sessionIsChecked: Promise<unknown>
  /** Aborted when React renders: from then on, the screens open what they show. */
  readonly signal: AbortSignal
}

/**
 * Loads what the page of an address shows first: the client's colours, and the data that its screen opens. If React
 * renders after that, it renders the page once.
 */
export const firstContent = async (composition: Composition, begun: Begun, pathname: string): Promise<void> => {
  await Promise.allSettled([
    clientColours(composition.visitor.client, begun.clientIsSetUp),
    firstData(composition, begun, pathname),
  ])
}

const clientColours = async (client: Visitor['client'], isSetUp: Promise<unknown>): Promise<void> => {
  await isSetUp
  const code = latest(client.state$.value)?.config?.code
  if (code !== undefined) await loadClientSheet(code)
}

const firstData = async (
  { visitor, load }: Composition,
  { sessionIsChecked, signal }: Begun,
  pathname: string,
): Promise<void> => {
  const found = pageAt(pathname)
  if (found === null || found.route.frame !== 'customer') return
  const { area, screen } = found.route
  await sessionIsChecked
  if (visitor.session.admission$.value !== 'admit') return
  const [{ features }, part] = await Promise.all([load(featuresOf(area)), importArea(area)])
  if (signal.aborted) return
  const bookingRef = pathname.split('/')[2] ?? ''
  const opens = 'opens' in part ? (part.opens as Opens<AreaName, string>)[screen] : undefined
  const openScreen = (): Promise<unknown> => Promise.all((opens?.(features as never, bookingRef) ?? []).map(openEarly))
  if (!('bookingAtHand' in features)) return void (await openScreen())
  // Only its page knows which reference another spelling means.
  if (!/^[A-Z\d-]+$/.test(bookingRef)) return
  const booking = features.bookingAtHand(bookingRef)
  const isLoaded = openEarly(booking.load)
  if (area === 'paying') {
    // What pays for a booking is shown, and opened, once the booking is. Its allocations may still be loading.
    await new Promise<void>((resolve) => {
      const watch = booking.state$.subscribe(({ kind }) => {
        if (kind === 'shown') resolve()
      })
      void isLoaded.then(() => {
        watch.unsubscribe()
        resolve()
      })
    })
    const { value } = booking.state$
    if (signal.aborted || value.kind !== 'shown' || value.readOnly !== null) return
  }
  await Promise.all([isLoaded, openScreen()])
}
