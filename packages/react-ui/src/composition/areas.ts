/** The areas, each loaded as one part, with those that a customer is likely to visit next. */
const areas = {
  session: { load: () => import('../areas/session'), next: ['bookings'] },
  password: { load: () => import('../areas/password'), next: ['bookings'] },
  bookings: { load: () => import('../areas/bookings'), next: ['booking'] },
  booking: { load: () => import('../areas/booking'), next: ['paying', 'tickets'] },
  tickets: { load: () => import('../areas/tickets'), next: ['basket', 'paying'] },
  accommodation: { load: () => import('../areas/accommodation'), next: ['basket', 'paying'] },
  extras: { load: () => import('../areas/extras'), next: ['basket', 'paying'] },
  transport: { load: () => import('../areas/transport'), next: ['basket', 'paying'] },
  basket: { load: () => import('../areas/basket'), next: ['paying'] },
  nameChange: { load: () => import('../areas/nameChange'), next: ['basket'] },
  resale: { load: () => import('../areas/resale'), next: ['booking'] },
  delivery: { load: () => import('../areas/delivery'), next: ['booking'] },
  questions: { load: () => import('../areas/questions'), next: ['booking'] },
  paying: { load: () => import('../areas/paying'), next: ['booking'] },
  payment: { load: () => import('../areas/payment'), next: [] },
  profile: { load: () => import('../areas/profile'), next: ['bookings'] },
} as const

export type PageArea = keyof typeof areas
/** What the file of an area exports. */
export type AreaPart<A extends PageArea> = Awaited<ReturnType<(typeof areas)[A]['load']>>

export const pageAreas = Object.keys(areas) as readonly PageArea[]
export const importArea = <A extends PageArea>(area: A) =>
  areas[area].load() as Promise<unknown> as Promise<AreaPart<A>>
export const nextAreas = (area: PageArea): readonly PageArea[] => areas[area].next
