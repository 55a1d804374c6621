import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../environment/CallContext.js'
import {
  type ApiFailure,
  type Cancelled,
  cancelledBy,
  changeFailedAt,
  failedAt,
  type Failure,
  type Operation,
} from '../failure/Failure.js'
import type { Navigation, PagePart, Path } from '../navigation/paths.js'
import { isOver, type Lifetime } from '../reactive/Lifetime.js'
import type { LoadEnd } from '../reactive/resource.js'
import type { MessageStore } from './MessageStore.js'

/** The result of an update. A command adds the ends of its own, such as `invalid`. */
export type UpdateEnd =
  | { readonly kind: 'saved' }
  /** The change was saved but could not be reloaded. Nothing has to be sent again. */
  | { readonly kind: 'savedUnread'; readonly failure: Failure }
  /**
   * The first failure. The customer has seen each one. `unsent`: it came before any change was sent. `changedSome`: of
   * several changes, some may have been saved. `isUnclear`: what was saved could not be read since.
   */
  | {
      readonly kind: 'failed'
      readonly failure: Failure
      readonly unsent?: true
      readonly changedSome?: boolean
      readonly isUnclear?: boolean
    }
  /** The session ended meanwhile. */
  | Cancelled

export type FailedUpdate = Extract<UpdateEnd, { readonly kind: 'failed' }>

export interface UpdateDeps {
  readonly scope: Lifetime
  readonly onFailure: (failure: Failure) => void
  readonly messages: Pick<MessageStore, 'toast'>
  readonly navigation: Navigation
}

export interface Update {
  readonly operation: Operation
  /** The answers of all calls. */
  readonly send: (context: CallContext) => Promise<readonly Either<ApiFailure, unknown>[]>
  /** Brings up to date what the change affects. */
  readonly reload: (context: CallContext) => Promise<LoadEnd>
  readonly message: string
  /** The message also follows a reload that failed. */
  readonly confirmsUnread?: true
  /** What a lost answer left was read since, so a failure is none that may have been carried out. */
  readonly isReread?: boolean
  readonly redirectPath?: Path | undefined
  readonly part?: PagePart
}

/** Shows each failure. Null if no call failed. */
export const failedUpdate = (
  { onFailure }: Pick<UpdateDeps, 'onFailure'>,
  operation: Operation,
  answers: readonly Either<ApiFailure, unknown>[],
  toFailure = failedAt,
): FailedUpdate | null => {
  const failures = answers.flatMap((answer) => (isLeft(answer) ? [toFailure(operation)(answer.left)] : []))
  failures.forEach(onFailure)
  const [failure] = failures
  return failure === undefined ? null : { kind: 'failed', failure }
}

/** Sends a change, reloads what it changed, leads on, and shows a message. Nothing follows after a failure. */
export const update = async (
  deps: UpdateDeps,
  { operation, send, reload, message, confirmsUnread, isReread, redirectPath, part }: Update,
  context = deps.scope.context(),
): Promise<UpdateEnd> => {
  const answers = await send(context)
  if (isOver(context)) return cancelledBy(context)
  const failed = failedUpdate(deps, operation, answers, isReread === true ? failedAt : changeFailedAt)
  if (failed !== null) return failed
  const read = await reload(context)
  if (isOver(context)) return cancelledBy(context)
  if (read.kind === 'cancelled') return read
  const isRead = read.kind === 'loaded'
  if (isRead && redirectPath !== undefined) deps.navigation.goTo(redirectPath, part)
  if (isRead || confirmsUnread === true) deps.messages.toast('success', message, { endOf: operation })
  return isRead ? { kind: 'saved' } : { kind: 'savedUnread', failure: read.failure }
}
