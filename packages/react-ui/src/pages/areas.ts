/** The areas, each loaded as one part. */
const areas = {
  session: () => import('../areas/session'),
  password: () => import('../areas/password'),
  bookings: () => import('../areas/bookings'),
  booking: () => import('../areas/booking'),
  tickets: () => import('../areas/tickets'),
  accommodation: () => import('../areas/accommodation'),
  extras: () => import('../areas/extras'),
  transport: () => import('../areas/transport'),
  basket: () => import('../areas/basket'),
  nameChange: () => import('../areas/nameChange'),
  resale: () => import('../areas/resale'),
  delivery: () => import('../areas/delivery'),
  questions: () => import('../areas/questions'),
  paying: () => import('../areas/paying'),
  profile: () => import('../areas/profile'),
} as const

export type PageArea = keyof typeof areas
/** What the file of an area exports. */
export type AreaPart<A extends PageArea> = Awaited<ReturnType<(typeof areas)[A]>>

export const pageAreas = Object.keys(areas) as readonly PageArea[]
export const importArea = <A extends PageArea>(area: A) => areas[area]() as Promise<unknown> as Promise<AreaPart<A>>
