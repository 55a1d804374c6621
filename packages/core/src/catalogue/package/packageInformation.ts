import { type ApiCall, failedAt, failing, type Failure } from '../../failure/Failure.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { map } from 'fp-ts/lib/TaskEither.js'
import { seconds } from '../../environment/time.js'
import { type Behavior, select } from '../../reactive/Behavior.js'
import {
  createResource,
  latest,
  type Loadable,
  loadCommand,
  type LoadEnd,
  type ResourceDeps,
} from '../../reactive/resource.js'
import type { TransportMode } from '../transport/TransportCatalogueApi.js'

/** The calls about the package of one booking. They end in a failure and never reject. */
export interface PackageApi {
  /** GET /api/package/{bookingRef}/termsandconditions. A 404 is the failure `notFound`. */
  readonly terms: ApiCall<[bookingRef: string], TermsAndConditions>
  /** GET /api/package/{ref}/optionsettings */
  readonly optionSettings: ApiCall<[bookingRef: string], readonly OptionSetting[]>
}

/** A heading of the terms with the paragraphs under it. */
export interface TermsSection {
  /** Empty if it has none. */
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** Terms and conditions, in the form in which they were sent. */
export type TermsAndConditions =
  | { readonly kind: 'sections'; readonly sections: readonly TermsSection[] }
  /** Untrusted: only the text and its structure may be shown. */
  | { readonly kind: 'html'; readonly html: string }

/** One option setting of a package (behaviour/catalogue#2.3). The value is text. */
export interface OptionSetting {
  readonly handle: string
  readonly value: string
}

/** The option settings of a package. */
export interface PackageSettings {
  readonly isAmexEnabled: boolean
  /** Both ways first. One way only if the setting of its direction allows it. */
  readonly transportModes: readonly TransportMode[]
}

const isOn = (settings: readonly OptionSetting[], handle: string): boolean =>
  settings.some((setting) => setting.handle === handle && setting.value.trim() === '1')

/**
 * See behaviour/catalogue#2.5 and behaviour/catalogue#2.9. The handles follow behaviour/contract#d1.7: the one-way
 * prefix and its direction.
 */
export const toPackageSettings = (settings: readonly OptionSetting[]): PackageSettings => ({
  isAmexEnabled: isOn(settings, 'PAYMENTS_AMEX_ENABLED'),
  transportModes: [
    'BOTH_WAYS',
    ...(isOn(settings, 'TRANSPORT_ONE_WAY_OUTBOUND') ? (['OUTBOUND_ONLY'] as const) : []),
    ...(isOn(settings, 'TRANSPORT_ONE_WAY_RETURN') ? (['RETURN_ONLY'] as const) : []),
  ],
})

/** Terms and conditions of a booking (behaviour/contract#2.7). */
export type TermsState =
  /** `notFound`: the back end has none (404). `unavailable`: they could not be loaded, and another load is possible. */
  | { readonly kind: 'idle' | 'loading' | 'notFound' | 'unavailable' }
  | { readonly kind: 'loaded'; readonly terms: TermsAndConditions }

/** Information about the package of one booking. */
export interface PackageInformation {
  readonly terms$: Behavior<TermsState>
  /** Shows no failure. A 404 sets the not-found flag, and any other failure sets none (behaviour/contract#2.7). */
  readonly loadTerms: () => Promise<LoadEnd>
  readonly settings$: Behavior<Loadable<PackageSettings>>
  /** Skipped if they are known already. */
  readonly loadSettings: () => Promise<LoadEnd>
}

interface Deps extends ResourceDeps {
  readonly bookingRef: string
  readonly api: PackageApi
  /** For the terms, whose failure is not shown as a toast. */
  readonly onQuietFailure: (failure: Failure) => void
}

/** `terms` is null if the back end has none. */
interface FoundTerms {
  readonly terms: TermsAndConditions | null
}

const termsState = (loadable: Loadable<FoundTerms>): TermsState => {
  const found = latest(loadable)
  if (found !== null) return found.terms === null ? { kind: 'notFound' } : { kind: 'loaded', terms: found.terms }
  return { kind: loadable.kind === 'idle' ? 'idle' : loadable.kind === 'failed' ? 'unavailable' : 'loading' }
}

/** A customer who pays waits for the terms, and pays without them if they do not come (behaviour/catalogue#d9.1). */
const longestTermsCall = seconds(10)

export const createPackageInformation = (deps: Deps): PackageInformation => {
  const { api, bookingRef, scope, onQuietFailure } = deps
  const terms = createResource<FoundTerms>({ scope, onFailure: onQuietFailure }, (context) => async () => {
    const answer = await api.terms(bookingRef, { ...context, limitMs: longestTermsCall })()
    if (!isLeft(answer)) return right({ terms: answer.right })
    return answer.left.kind === 'notFound' ? right({ terms: null }) : left(failedAt('termsAndConditions')(answer.left))
  })
  const settings = createResource(deps, (context) =>
    pipe(api.optionSettings(bookingRef, context), failing('optionSettings'), map(toPackageSettings)),
  )
  return {
    terms$: select(terms.state$, termsState),
    loadTerms: () => loadCommand(scope, terms.load),
    settings$: settings.state$,
    loadSettings: () => loadCommand(scope, settings.loadOnce),
  }
}
