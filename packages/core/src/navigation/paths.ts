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
  bankAccount: path('/profile/details/bank-account'),
  questions: path('/profile#questions'),
  booking: (reference: string): Path => booking(reference),
  tickets: (reference: string): Path => booking(reference, '/tickets'),
  basket: (reference: string): Path => booking(reference, '/cart'),
  checkout: (reference: string): Path => booking(reference, '/checkout'),
} as const

const publicPaths: readonly string[] = [paths.login, paths.resetPassword, paths.error, paths.unauthorised, paths.notFound]

/** Pages that nobody has to sign in for. */
export const isPublicPath = (pathname: string): boolean => publicPaths.includes(pathname)
