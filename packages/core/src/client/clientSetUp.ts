import type { ClientTexts, SupportTexts } from './clientTexts.js'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { bimap } from 'fp-ts/lib/TaskEither.js'
import type { Observable } from 'rxjs'
import type { CallContext } from '../environment/CallContext.js'
import { type Cancelled, type Failed, failedAt, failedEnd, type Failure } from '../failure/Failure.js'
import { seconds } from '../environment/time.js'
import { type Behavior, combine, select } from '../reactive/Behavior.js'
import { createResource, latest, type Loadable, type Resource, type ResourceDeps } from '../reactive/resource.js'
import {
  type ClientApi,
  type ClientConfig,
  type ClientIdentity,
  type ClientLayout,
  type ClientSupport,
  type Gender,
  layoutOf,
} from './ClientApi.js'
import type { CatalogueEntry } from '../failure/errorCatalogue.js'
import { paths } from '../navigation/paths.js'
import type { Country } from '../domain/Customer.js'

/** A way to reach the client's support. */
export interface HelpWay {
  readonly kind: keyof ClientSupport
  readonly label: string
  /** Only `tel:`, `mailto:` or `https:`. */
  readonly href: string
}

const telephone = /^\+?[\d ()./-]{3,}$/
const emailAddress = /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/
/** Refuses a user name: `https://known.example@elsewhere.example` reads like one host and leads to another. */
const webAddress = /^https:\/\/[^\s@/]+(\/\S*)?$/

/** The links to support that are valid. An e-mail names the booking; a call or a form cannot. */
export const helpWays = (
  support: ClientSupport | null,
  texts: SupportTexts,
  bookingRef: string | null,
): readonly HelpWay[] => {
  const { phone = null, email = null, form = null } = support ?? {}
  const subject = bookingRef === null ? '' : `?subject=${encodeURIComponent(texts.subject(bookingRef))}`
  return [
    ...(phone !== null && telephone.test(phone)
      ? [{ kind: 'phone' as const, label: texts.call(phone), href: `tel:${phone.replace(/[^+\d]/g, '')}` }]
      : []),
    ...(email !== null && emailAddress.test(email)
      ? [{ kind: 'email' as const, label: texts.email(email), href: `mailto:${email}${subject}` }]
      : []),
    ...(form !== null && webAddress.test(form) ? [{ kind: 'form' as const, label: texts.form, href: form }] : []),
  ]
}

export const clientOperations = {
  clientId: { text: 'Initialisation failed', severity: 'fatal' },
  clientConfig: { text: 'Initialisation failed', severity: 'fatal' },
  genders: {
    text: "We're unable to load the list of genders right now. Please try again.",
    severity: 'fatal',
    redirectPath: paths.profile,
  },
  countries: {
    text: "We're unable to load the list of countries right now. Please try again.",
    severity: 'fatal',
    redirectPath: paths.profile,
  },
} satisfies Readonly<Record<string, CatalogueEntry>>

export interface Client {
  readonly id: string
  /** Null if the back end has no config for this host. */
  readonly config: ClientConfig | null
}

/** The options of the forms that have loaded so far. `missing`: a form needs the rest, and may request it again. */
export interface FormLists {
  readonly kind: 'loaded' | 'loading' | 'missing'
  readonly genders: readonly Gender[]
  readonly countries: readonly Country[]
}

/** The end of one step of the set-up. */
export type SetUpEnd = { readonly kind: 'done' } | Failed | Cancelled

/**
 * The white label. It loads in two steps, so that a customer does not wait for the list of countries to see a booking
 * (behaviour/client#d7.1).
 */
export interface ClientSetUp {
  readonly state$: Behavior<Loadable<Client>>
  /** The header links and the footer; the defaults until the config is known. */
  readonly layout$: Behavior<ClientLayout>
  /** Planned maintenance, from the client's config; `setUp` checks whether it is over. */
  readonly maintenance$: Behavior<ClientConfig['maintenance']>
  readonly lists$: Behavior<FormLists>
  /**
   * The links to the client's support team: phone, e-mail or form; an e-mail names the booking. Empty until the config
   * is known.
   */
  readonly helpWays: (bookingRef: string | null) => readonly HelpWay[]
  /** Loads the id and the config, before anything else. */
  readonly setUp: () => Promise<SetUpEnd>
  /** Loads genders and countries after the data of the first screen: a failure is reported but not shown. */
  readonly prepareLists: () => Promise<SetUpEnd>
  /**
   * A form calls this to load what is missing. A failure leads to the profile, once in each visit
   * (behaviour/errors#1.8).
   */
  readonly needLists: () => Promise<SetUpEnd>
}

export interface ClientDeps extends ResourceDeps {
  readonly texts: ClientTexts
  readonly api: ClientApi
  readonly identity: ClientIdentity
  /** Only to the telemetry. */
  readonly report: (failure: Failure) => void
  /** A visit ends with the session. */
  readonly visitEnded$: Observable<void>
}

/** The paths at which the decoding of an answer without a client fails. */
const missingClient: readonly string[] = ['body', 'data', 'data.client']

/** An answer without a client is a failure without a message (behaviour/client#1.4). */
const isWithoutClient = ({ operation, cause }: Failure): boolean =>
  operation === 'clientConfig' &&
  (cause.kind === 'server' || (cause.kind === 'decode' && missingClient.includes(cause.path)))

const formLists = (lists: {
  readonly genders: Loadable<readonly Gender[]>
  readonly countries: Loadable<readonly Country[]>
}): FormLists => {
  const [genders, countries] = [latest(lists.genders), latest(lists.countries)]
  const isMissing = lists.genders.kind === 'failed' || lists.countries.kind === 'failed'
  const kind = genders && countries ? 'loaded' : isMissing ? 'missing' : 'loading'
  return { kind, genders: genders ?? [], countries: countries ?? [] }
}

/** Every page waits for these calls. Without an answer it shows the product's own look. */
const longestSetUpCall = seconds(10)

export const createClientSetUp = (deps: ClientDeps): ClientSetUp => {
  const { api, identity, onFailure, report, texts } = deps
  const notify = (failure: Failure): void => (isWithoutClient(failure) ? report(failure) : onFailure(failure))

  /**
   * Loads the id first, since every later request carries it. If that fails, the config is requested under the default
   * id.
   */
  const loadClient = async (given: CallContext): Promise<Either<Failure, Client>> => {
    const context = { ...given, limitMs: longestSetUpCall }
    const id = await api.clientId(context)()
    if (isLeft(id)) onFailure(failedAt('clientId')(id.left))
    else identity.adopt(id.right)
    const config = await api.config(context)()
    return isLeft(config)
      ? left(failedAt('clientConfig')(config.left))
      : right({ id: identity.current(), config: config.right })
  }
  const client = createResource({ ...deps, onFailure: notify }, (context) => () => loadClient(context))
  const genders = createResource(deps, (context) =>
    pipe(
      api.genders(context),
      bimap(failedAt('genders'), (all) =>
        all.map((gender) => ({ ...gender, name: texts.genders[gender.code] ?? gender.name })),
      ),
    ),
  )
  const countries = createResource(deps, (context) =>
    pipe(
      api.countries(context),
      bimap(failedAt('countries'), (all) =>
        all.map((country) => ({ ...country, name: texts.formats.countryName(country) })),
      ),
    ),
  )
  let hasLed = false
  deps.visitEnded$.subscribe(() => {
    hasLed = false
  })

  const ask = async (list: Resource<unknown>): Promise<readonly Failure[]> => {
    if (list.state$.value.kind === 'loaded') return []
    const end = await list.loadQuietly()
    return isLeft(end) ? [end.left] : []
  }
  const askBoth = async (): Promise<readonly Failure[]> => (await Promise.all([ask(genders), ask(countries)])).flat()
  const endOf = ([failure]: readonly Failure[]): SetUpEnd =>
    failure === undefined ? { kind: 'done' } : failedEnd(failure)

  return {
    state$: client.state$,
    layout$: select(client.state$, (state) => layoutOf(latest(state)?.config ?? null)),
    maintenance$: select(client.state$, (state) => latest(state)?.config?.maintenance ?? null),
    lists$: combine({ genders: genders.state$, countries: countries.state$ }, formLists),
    helpWays: (bookingRef) => helpWays(latest(client.state$.value)?.config?.support ?? null, texts.support, bookingRef),
    setUp: async () => {
      const end = await client.load()
      return isLeft(end) ? failedEnd(end.left) : { kind: 'done' }
    },
    prepareLists: async () => {
      const failures = await askBoth()
      failures.forEach(report)
      return endOf(failures)
    },
    needLists: async () => {
      const failures = await askBoth()
      // The form itself says what is missing: a visit is redirected to it once, and never from the form to itself.
      for (const failure of failures) (hasLed ? report : onFailure)(failure)
      hasLed ||= failures.length > 0
      return endOf(failures)
    },
  }
}
