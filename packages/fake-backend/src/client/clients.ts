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

/** A drawing is sharp at every size. */
const oneFile = (file: string) => ({ small: file, large: file, width: 1600, height: 640 })

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
        {
          package_id: 'P9002',
          ...oneFile('vienna.svg'),
          alt_text: 'A concert hall in Vienna on a winter night',
          colour: '#3f457a',
        },
        {
          hotel: 'Albergo dei Glicini',
          ...oneFile('glicini.svg'),
          alt_text: 'Wisteria on a house at the lake',
          colour: '#cfe3e0',
        },
        {
          event: 'La traviata under the stars',
          ...oneFile('arena.svg'),
          alt_text: 'The arena under the stars',
          colour: '#4c2f48',
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
