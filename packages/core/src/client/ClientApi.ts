import type { ApiCall } from '../failure/Failure.js'
import type { ClientLanguages } from '../language/locales.js'
import type { IsoDate } from '../environment/time.js'
import type { Country } from '../domain/Customer.js'

/** The brand that the dashboard shows. */
export interface ClientConfig {
  /** Identifies the folder of its assets: /clients/{code}/ (behaviour/contract#d1.7). */
  readonly code: string
  readonly name: string
  readonly url: string
  /** The logo's text alternative. */
  readonly altText: string
  readonly displayFooter: boolean
  readonly links: ClientLinks
  readonly languages: ClientLanguages
  readonly support: ClientSupport
  /** Planned maintenance, during which no page is shown; null if there is none. `until` is null if it is unknown. */
  readonly maintenance: { readonly until: IsoDate | null } | null
  /** Pictures of the packages' destinations; empty if the client has none. */
  readonly covers: readonly ClientCover[]
  /** The currencies in which customers can pay with Apple Pay and Google Pay; empty if they cannot. */
  readonly wallets: readonly WalletCurrency[]
  /** The currencies that are shown by their code, because their symbol is not unique. */
  readonly currencyCodes: readonly WalletCurrency[]
}

/** A booking names its currency by symbol; a wallet, and an amount of a shared symbol, need the code. */
export interface WalletCurrency {
  readonly symbol: string
  /** ISO 4217, such as "GBP". */
  readonly code: string
}

/** The ISO code in which a wallet can pay amounts of this currency; null if it cannot. */
export const walletCurrencyOf = (
  config: Pick<ClientConfig, 'wallets'> | null,
  currency: { readonly symbol: string },
): string | null => config?.wallets.find(({ symbol }) => symbol === currency.symbol)?.code ?? null

/** The contacts of the client's support team; null if the client has no such contact. */
export interface ClientSupport {
  /** The number as shown and dialled, such as `+44 20 7946 0018`. */
  readonly phone: string | null
  readonly email: string | null
  /** The `https:` address of a contact form. */
  readonly form: string | null
}

/** A client's picture of a package, of a hotel or of an event. */
export interface ClientCover {
  /** The id of the package, or the name of the hotel or of the event. */
  readonly of: string
  /** Names of two files under /clients/{code}/covers/, about 800 and about 1600 px wide. */
  readonly small: string
  readonly large: string
  /** What the picture shows. */
  readonly altText: string
  /** The size of the large file in pixels; null if it is the usual one, 1600 by 640. */
  readonly width: number | null
  readonly height: number | null
  /** A colour of CSS, shown until the picture has loaded; null for the brand's own. */
  readonly colour: string | null
}

/** What a picture can be of: a trip, or a hotel or an event alone. */
export interface Pictured {
  readonly packages?: readonly { readonly id?: string }[]
  readonly rooms?: readonly { readonly name: string }[]
  readonly tickets?: readonly { readonly eventName: string }[]
}

/** The first picture of a package, else of a hotel, else of an event; null if the client has none. */
export const coverOf = (
  config: Pick<ClientConfig, 'covers'> | null,
  { packages = [], rooms = [], tickets = [] }: Pictured,
): ClientCover | null =>
  [...packages.map(({ id }) => id), ...rooms.map(({ name }) => name), ...tickets.map(({ eventName }) => eventName)]
    .map((name) => config?.covers.find((cover) => cover.of === name))
    .find((cover) => cover !== undefined) ?? null

/** Which header links are enabled (behaviour/screens#1.2). */
export interface ClientLinks {
  readonly bookings: boolean
  readonly profile: boolean
  readonly signOut: boolean
}

/** A choice for a passenger's gender, as the client names it. */
export interface Gender {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** See behaviour/client#1.9. */
export const defaultClientId = '44'

/** The id in the X-Client-Id header of every request: the default until the back end sends another. */
export interface ClientIdentity {
  readonly current: () => string
  readonly adopt: (clientId: string) => void
}

/** Begins with `defaultClientId`. */
export const createClientIdentity = (): ClientIdentity => {
  let clientId = defaultClientId
  return {
    current: () => clientId,
    adopt: (next) => {
      clientId = next
    },
  }
}

export interface ClientLayout {
  readonly links: ClientLinks
  readonly footer: boolean
}

/** Header links are shown by default, the footer only if its setting is on (behaviour/screens#1.2). */
export const layoutOf = (config: ClientConfig | null): ClientLayout => ({
  links: config?.links ?? { bookings: true, profile: true, signOut: true },
  footer: config?.displayFooter ?? false,
})

/** The calls about the client. They end in a failure and never reject. */
export interface ClientApi {
  /** GET /api/client/id */
  readonly clientId: ApiCall<[], string>
  /** GET /api/client/config; a 401 is "no config", which is null (behaviour/client#1.4). */
  readonly config: ApiCall<[], ClientConfig | null>
  /** GET /api/client/genders */
  readonly genders: ApiCall<[], readonly Gender[]>
  /** GET /api/client/countries */
  readonly countries: ApiCall<[], readonly Country[]>
}
