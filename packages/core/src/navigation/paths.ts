import type { Path } from './Navigation.js'

const path = (text: string): Path => text as Path
const booking = (reference: string, part = ''): Path => path(`/booking/${encodeURIComponent(reference)}${part}`)

/** The routes of specification 1, §2. */
export const paths = {
  bookings: path('/'),
  login: path('/login'),
  resetPassword: path('/resetpassword'),
  changePassword: path('/changepassword'),
  error: path('/error'),
  unauthorised: path('/unauthorised'),
  notFound: path('/404'),
  profile: path('/profile'),
  booking: (reference: string): Path => booking(reference),
  tickets: (reference: string): Path => booking(reference, '/tickets'),
  basket: (reference: string): Path => booking(reference, '/cart'),
  checkout: (reference: string): Path => booking(reference, '/checkout'),
} as const
