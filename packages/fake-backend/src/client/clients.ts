import type { clientEndpoints } from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'

type ConfigOutput = NonNullable<NonNullable<t.OutputOf<typeof clientEndpoints.config.answer>['data']>['client']>

export interface Client {
  readonly id: string
  readonly hostname: string
  readonly config: ConfigOutput
}

const header_links = { bookings: true, profile: true, sign_out: true }

/** See behaviour/client#1.9: client 44 is the default. */
const meridian: Client = {
  id: '44',
  hostname: 'localhost',
  config: {
    code: 'meridian',
    name: 'Meridian Journeys',
    url: 'https://meridian.example/',
    alt_text: 'Meridian Journeys',
    display_footer: true,
    header_links,
    support: {
      phone: '+44 20 7946 0018',
      email: 'help@meridian.example',
      form_url: 'https://meridian.example/contact',
    },
  },
}

export const clients: readonly Client[] = [
  meridian,
  {
    id: '61',
    hostname: 'aurora.localhost',
    config: {
      code: 'aurora',
      name: 'Aurora Live',
      url: 'https://aurora.example/',
      alt_text: 'Aurora Live',
      display_footer: true,
      header_links,
      support: { email: 'hello@aurora.example' },
      covers: [
        {
          package_id: 'P9001',
          small: 'barcelona-800.webp',
          large: 'barcelona-1600.webp',
          alt_text: 'A sailing boat off Barcelona at dusk',
        },
      ],
    },
  },
  {
    id: '72',
    hostname: 'harbour.localhost',
    config: {
      code: 'harbour',
      name: 'Harbour & Co.',
      url: 'https://harbour.example/',
      alt_text: 'Harbour and Company',
      display_footer: false,
      header_links,
    },
  },
]

/** Chosen by the X-Hostname header. Any other host, such as 127.0.0.1, gets the default client. */
export const clientAt = (hostname: string): Client => {
  const name = hostname.toLowerCase().replace(/:\d+$/, '')
  return clients.find((client) => client.hostname === name) ?? meridian
}
