import type { Locator } from '@playwright/test'

type First = (main: Locator) => Locator
const byRole =
  (role: 'link' | 'button' | 'checkbox' | 'combobox') =>
  (name: string | RegExp): First =>
  (main) =>
    main.getByRole(role, { name })
const link = byRole('link')
const button = byRole('button')
const field =
  (label: string): First =>
  (main) =>
    main.getByLabel(label)

export interface Screen {
  readonly path: string
  /** The first action, if there is one. */
  readonly first: First | null
  /** The maximum number of requests until it is idle; the card provider's own scripts and documents do not count. */
  readonly requests: number
  readonly title: string
  readonly heading: string | RegExp
  /** Whether it has a narrower side column. */
  readonly beside?: true
}

export const screens: readonly Screen[] = [
  { path: '/', title: 'Manage My Bookings', heading: 'Manage My Bookings', requests: 15, first: link('Show tickets') },
  {
    path: '/booking/SUN1001',
    title: 'My Booking',
    heading: 'Barcelona: seven nights of music',
    beside: true,
    requests: 20,
    first: link(/questions about your trip/),
  },
  { path: '/booking/SUN1003', title: 'My Booking', heading: /./, beside: true, requests: 20, first: link(/Bank/) },
  {
    path: '/booking/SUN1001/tickets',
    title: 'Tickets',
    heading: 'Tickets',
    beside: true,
    requests: 21,
    first: button(/^Add one/),
  },
  {
    path: '/booking/SUN1003/ticket-details',
    title: 'Ticket details',
    heading: 'Ticket details',
    requests: 20,
    first: button(/^Change name/),
  },
  {
    path: '/booking/SUN1003/resale',
    title: 'Ticket resale',
    heading: 'Ticket resale',
    beside: true,
    requests: 19,
    first: (main) => main.getByRole('checkbox'),
  },
  {
    path: '/booking/SUN1003/delivery/update',
    title: 'Update Delivery Address',
    heading: 'Update Delivery Address',
    beside: true,
    requests: 20,
    first: field('Address line 1'),
  },
  {
    path: '/booking/SUN1001/accommodation',
    title: 'Accommodation',
    heading: 'Accommodation',
    requests: 21,
    first: link(/^Choose rooms/),
  },
  {
    path: '/booking/SUN1001/accommodation/3101',
    title: 'Hotel Llum de Mar',
    heading: 'Hotel Llum de Mar',
    beside: true,
    requests: 22,
    first: button(/^Add one/),
  },
  {
    path: '/booking/SUN1001/extras',
    title: 'Extras',
    heading: 'Extras',
    beside: true,
    requests: 21,
    first: button(/^Add one/),
  },
  {
    path: '/booking/SUN1001/transport',
    title: 'Transport',
    heading: 'Transport',
    beside: true,
    requests: 22,
    first: (main) => main.getByRole('group').getByRole('button'),
  },
  {
    path: '/booking/SUN1001/mandatory-information',
    title: 'Required Data',
    heading: 'Required Data',
    requests: 21,
    first: (main) => main.locator('input, select, textarea'),
  },
  {
    path: '/booking/SUN1001/required-data/7101/address/update',
    title: 'Required Address',
    heading: 'Required Address',
    requests: 22,
    first: field('Address line 1'),
  },
  {
    path: '/booking/SUN1001/cart',
    title: 'Your Basket',
    heading: 'Your Basket',
    beside: true,
    requests: 19,
    first: button(/^Remove .*Stalls/),
  },
  {
    path: '/booking/SUN1001/checkout',
    title: 'Checkout',
    heading: 'Checkout',
    beside: true,
    requests: 23,
    first: field('Name on card'),
  },
  {
    path: '/booking/SUN1001/make-payment',
    title: 'Make a payment',
    heading: 'Make a payment',
    beside: true,
    requests: 19,
    first: link('Pay in full'),
  },
  {
    path: '/booking/SUN1001/pay-in-full',
    title: 'Pay in full',
    heading: 'Pay in full',
    beside: true,
    requests: 20,
    first: field('Name on card'),
  },
  {
    path: '/booking/SUN1001/payment-plan',
    title: 'Payment plan',
    heading: /./,
    beside: true,
    requests: 21,
    first: (main) => main.getByRole('combobox'),
  },
  { path: '/booking/SUN1003/payment-plan', title: 'Payment plan', heading: /./, requests: 19, first: null },
  { path: '/profile', title: 'Profile', heading: 'Profile', requests: 20, first: button(/^Edit/) },
  {
    path: '/profile/details/bank-account',
    title: 'Update Bank Account',
    heading: 'Update Bank Account',
    requests: 16,
    first: field('Account name'),
  },
  {
    path: '/changepassword',
    title: 'Update Password',
    heading: /./,
    requests: 15,
    first: (main) => main.locator('input'),
  },
  { path: '/unauthorised', title: 'Not allowed', heading: /./, requests: 13, first: null },
  { path: '/404', title: 'Not found', heading: /./, requests: 13, first: null },
  {
    path: '/error',
    title: 'Something went wrong',
    heading: /It seems something went wrong\./,
    beside: true,
    requests: 15,
    first: null,
  },
  { path: '/nowhere', title: 'Page not found', heading: 'This page does not exist!', requests: 13, first: null },
]
