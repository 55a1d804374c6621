import { isLeft, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import type * as t from 'io-ts'
import {
  type ClientApi,
  type ClientConfig,
  type ClientLanguages,
  everyLanguage,
  isLanguage,
} from '@booking-dashboard/core/ports'
import { nameOr } from '../contract/nameOr.js'
import type { Transport } from '../transport/Transport.js'
import { clientEndpoints, type ClientWire } from './clientContract.js'

/** The client’s settings and lists, over HTTP. */
export const createHttpClientApi = ({ call }: Transport): ClientApi => ({
  clientId: (context) =>
    pipe(
      call(clientEndpoints.clientId, { params: {}, context }),
      map(({ client_id }) => client_id),
    ),
  // A 401 means "no config", whatever its body, and is no failure (behaviour/client#1.4). Any other answer without a
  // client is a failure.
  config: (context) => async () => {
    const answer = await call(clientEndpoints.config, { params: {}, context })()
    if (isLeft(answer)) return answer.left.kind === 'unauthorised' ? right(null) : answer
    return right(toClientConfig(answer.right.data.client))
  },
  genders: (context) =>
    pipe(
      call(clientEndpoints.genders, { params: {}, context }),
      map(({ genders }) => genders),
    ),
  countries: (context) =>
    pipe(
      call(clientEndpoints.countries, { params: {}, context }),
      map(({ countries }) => countries),
    ),
})

/** A client offers every language of the product if it names none of them. */
const toLanguages = ({ locale, locales }: t.TypeOf<typeof ClientWire>): ClientLanguages => {
  const [own = null] = [locale ?? ''].filter(isLanguage)
  const named = (locales ?? []).filter(isLanguage)
  const offered = named.length === 0 ? everyLanguage.offered : [...new Set(own === null ? named : [own, ...named])]
  return { offered, own }
}

const toClientConfig = (client: t.TypeOf<typeof ClientWire>): ClientConfig => ({
  code: client.code,
  name: nameOr(client.name, client.alt_text),
  url: client.url,
  altText: client.alt_text,
  languages: toLanguages(client),
  support: {
    phone: client.support?.phone ?? null,
    email: client.support?.email ?? null,
    form: client.support?.form_url ?? null,
  },
  covers: (client.covers ?? []).map(({ package_id, hotel, event, small, large, alt_text, width, height, colour }) => ({
    of: package_id ?? hotel ?? event ?? '',
    small,
    large,
    altText: alt_text,
    width: width ?? null,
    height: height ?? null,
    colour: colour ?? null,
  })),
  wallets: client.wallets ?? [],
  currencyCodes: client.currency_codes ?? [],
  maintenance: client.maintenance ? { until: client.maintenance.until ?? null } : null,
  displayFooter: client.display_footer ?? false,
  links: {
    bookings: client.header_links?.bookings ?? true,
    profile: client.header_links?.profile ?? true,
    signOut: client.header_links?.sign_out ?? true,
  },
})
