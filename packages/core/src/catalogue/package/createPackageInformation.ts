import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { mapLeft, map } from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { cancelled } from '../../failure/ApiFailure.js'
import { type Failure, failedAt } from '../../failure/Failure.js'
import { type Behavior, createState } from '../../reactive/Behavior.js'
import { createResource, keyed, type ResourceDeps } from '../../reactive/resource.js'
import type { PackageApi } from './PackageApi.js'
import type { PackageInformationFeature } from './PackageInformationFeature.js'
import { toPackageSettings } from './PackageSettings.js'
import type { TermsState } from './TermsState.js'

interface Deps extends ResourceDeps {
  readonly api: PackageApi
  /** For the terms, which say nothing of their failure in a toast. */
  readonly onQuietFailure: (failure: Failure) => void
}

interface Terms {
  readonly state$: Behavior<TermsState>
  readonly load: () => Promise<Either<Failure, void>>
}

/** A 404 sets the not-found flag; any other failure leaves null and says nothing (specification 2, §7). */
const createTerms = (deps: Deps, bookingRef: string): Terms => {
  const state = createState<TermsState>({ kind: 'idle' })
  let running: Promise<Either<Failure, void>> | null = null
  deps.scope.ended$.subscribe(() => {
    running = null
    state.set({ kind: 'idle' })
  })

  const run = async (): Promise<Either<Failure, void>> => {
    const context = deps.scope.context()
    state.set({ kind: 'loading' })
    const answer = await deps.api.terms(bookingRef, context)()
    const failed = failedAt('termsAndConditions')
    if (context.signal?.aborted === true) return left(failed(cancelled))
    running = null
    if (!isLeft(answer)) {
      state.set({ kind: 'loaded', terms: answer.right })
      return right(undefined)
    }
    const { kind } = answer.left
    state.set({ kind: kind === 'notFound' ? 'notFound' : 'unavailable' })
    deps.onQuietFailure(failed(answer.left))
    return left(failed(answer.left))
  }
  return { state$: state.state$, load: () => (running ??= run()) }
}

export const createPackageInformation = (deps: Deps): PackageInformationFeature => {
  const terms = keyed((bookingRef) => createTerms(deps, bookingRef))
  const settings = keyed((bookingRef) =>
    createResource(deps, (context) =>
      pipe(deps.api.optionSettings(bookingRef, context), mapLeft(failedAt('optionSettings')), map(toPackageSettings)),
    ),
  )
  return {
    terms: (bookingRef) => terms(bookingRef).state$,
    loadTerms: (bookingRef) => terms(bookingRef).load,
    settings: (bookingRef) => settings(bookingRef).state$,
    loadSettings: (bookingRef) => settings(bookingRef).loadOnce,
  }
}
