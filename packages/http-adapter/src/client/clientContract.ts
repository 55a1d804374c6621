import * as t from 'io-ts'
import { get } from '../contract/endpoint.js'
import { Id, IsoDate, optional } from '../contract/wire.js'

export const Named = t.type({ id: Id, name: t.string, code: t.string }, 'Named')

const Genders = t.type({ genders: t.array(Named) })

/** "As returned" (behaviour/contract#1.7): under their name, or the bare list. */
export const GendersAnswer = new t.Type<t.TypeOf<typeof Genders>, t.OutputOf<typeof Genders>, unknown>(
  'GendersAnswer',
  Genders.is,
  (u, context) => Genders.validate(Array.isArray(u) ? { genders: u } : u, context),
  t.identity,
)

/**
 * A picture of a package, of a hotel or of an event: the names of two files under /clients/{code}/covers/, in AVIF,
 * WebP or SVG, with the size of the large one and the colour until it has loaded.
 */
export const CoverWire = t.intersection(
  [
    t.type({ small: t.string, large: t.string, alt_text: t.string }),
    optional({
      package_id: Id,
      hotel: t.string,
      event: t.string,
      width: t.number,
      height: t.number,
      colour: t.string,
    }),
  ],
  'Cover',
)

/** A currency by the symbol of the bookings, and its code by ISO 4217. */
export const WalletWire = t.type({ symbol: t.string, code: t.string }, 'Wallet')

export const ClientWire = t.intersection(
  [
    t.type({ code: t.string, url: t.string, alt_text: t.string }),
    optional({
      /** Without it, the client is named by its `alt_text`. */
      name: t.string,
      display_footer: t.boolean,
      /** BCP 47: the client's language, and those that customers can choose. Untranslated ones are ignored. */
      locale: t.string,
      locales: t.array(t.string),
      /** How customers reach the client's support team: telephone number, e-mail address, `https:` URL of a form. */
      support: optional({ phone: t.string, email: t.string, form_url: t.string }),
      covers: t.array(CoverWire),
      /** The currencies in which customers can pay with Apple Pay and Google Pay. Off unless one is named. */
      wallets: t.array(WalletWire),
      /** The currencies that are shown by their code, because their symbol is not unique for the client's customers. */
      currency_codes: t.array(WalletWire),
      /** Planned maintenance: no page is shown while the config has it. `until` is its planned end. */
      maintenance: optional({ until: IsoDate }),
      header_links: optional({ bookings: t.boolean, profile: t.boolean, sign_out: t.boolean }),
    }),
  ],
  'Client',
)

/** See behaviour/contract#1.7. */
export const clientEndpoints = {
  clientId: get('getClientId', '/api/client/id', t.type({ client_id: Id }, 'ClientIdAnswer'), { means: [] }),
  config: get(
    'getClientConfig',
    '/api/client/config',
    t.type({ data: t.type({ client: ClientWire }) }, 'ClientConfigAnswer'),
    { means: [401] },
  ),
  genders: get('getGenders', '/api/client/genders', GendersAnswer, { means: [] }),
  countries: get('getCountries', '/api/client/countries', t.type({ countries: t.array(Named) }, 'CountriesAnswer'), {
    means: [],
  }),
} as const
