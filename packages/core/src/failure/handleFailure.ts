import { withoutCardNumbers } from '../environment/cardNumbers.js'
import { type Navigation, needsSignIn, type Path, pathnameOf, paths } from '../navigation/paths.js'
import {
  type CatalogueEntry,
  entryOfCode,
  entryOfOperation,
  severityOfError,
  type Severity,
  type SpokenTexts,
  wordsOfOperation,
  worstFirst,
} from './errorCatalogue.js'
import type { ApiFailure, Failure, Operation, ServerError } from './Failure.js'
import type { ErrorReport, Telemetry } from './telemetry.js'

/** The subject of a failure's message, by which the message can be withdrawn. */
interface NoticeSubject {
  /** The subject of the message, by a name that its sender chose. */
  readonly about?: string | undefined
  /** The operation that ended: its earlier messages are withdrawn. */
  readonly endOf?: Operation | undefined
  /**
   * Nobody answered this read. Others of the page fail for the same reason, and one message is enough. `setUp`:
   * it was one of the client's, whose message says so little that one of the page takes its place.
   */
  readonly cause?: 'unanswered' | 'setUp' | undefined
}

/** For a read without an answer of the API. A change that got none has a message of its own. */
const causeOf = ({ operation, cause: { kind, call } }: Failure): NoticeSubject['cause'] => {
  if (call?.method !== 'GET' || (kind !== 'network' && kind !== 'timeout' && kind !== 'notFromTheApi')) return undefined
  return operation.startsWith('client') ? 'setUp' : 'unanswered'
}

export interface HandleFailureDeps {
  /** Shows the text to the customer. */
  readonly notify: (text: string, of: NoticeSubject) => void
  readonly navigation: Navigation
  readonly telemetry: Pick<Telemetry, 'error'>
  readonly texts: SpokenTexts
  /** Signs the customer out on this page; the back end has already done so. */
  readonly revoke: () => void
  readonly customerId: () => string | null
  readonly isSignedIn: () => boolean
}

export interface FailureHandler {
  /** Turns a failure, by the catalogue, into a message, a redirect, a revoked session and a report. */
  readonly handle: (failure: Failure) => void
  /**
   * For failures that are shown elsewhere or not at all: no toast, but a redirect for a 401 or 403, and a report of an
   * unreadable answer.
   */
  readonly handleQuietly: (failure: Failure) => void
  /** Shows one error of a list; `about` is the name by which its toast can be withdrawn. */
  readonly handleServerError: (error: ServerError, about?: string) => void
  /** Adds the texts of an area that has loaded, with its part of the catalogue. */
  readonly addTexts: (texts: SpokenTexts) => void
  /** Reports a failure without showing it. */
  readonly reportQuietly: (failure: Failure) => void
  /** Reports a problem that is not a failed call; nothing is shown. */
  readonly report: (
    code: string,
    message: string,
    severity: Severity,
    where?: Pick<ErrorReport, 'path' | 'thrown'>,
  ) => void
}

/** Not the message, which may repeat what a customer typed, and no name that is not a class name. */
const kindOf = (error: unknown): string =>
  error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : typeof error

/** The trace id by which the back end's logs find the call. */
const traceOf = (cause: ApiFailure | undefined): Pick<ErrorReport, 'traceId'> =>
  cause?.call === undefined ? {} : { traceId: cause.call.traceId }

/** The only place that turns a failure into what the customer sees (behaviour/errors#1.8). */
export const createFailureHandler = (deps: HandleFailureDeps): FailureHandler => {
  let loadedTexts: SpokenTexts = deps.texts
  // The back end's messages may repeat what was typed.
  const send = (
    { message, internalMessage, path, ...report }: Omit<ErrorReport, 'customerId'>,
    customerId: string | null,
  ): void =>
    deps.telemetry.error({
      ...report,
      message: withoutCardNumbers(message),
      ...(internalMessage === undefined ? {} : { internalMessage: withoutCardNumbers(internalMessage) }),
      ...(path === undefined ? {} : { path: withoutCardNumbers(path) }),
      ...(customerId === null ? {} : { customerId }),
    })

  /** Several calls that fail at once redirect only once. */
  const goTo = (path: Path, endOf?: Operation): void => {
    const current = deps.navigation.current()
    // The check runs on every page. A public one needs no session (behaviour/session#d8.3).
    const stays = endOf === 'authenticationCheck' && path === paths.login && !needsSignIn(pathnameOf(current))
    if (current !== path && !stays) deps.navigation.goTo(path)
  }

  const apply = (entry: CatalogueEntry, of: NoticeSubject): string | null => {
    if (entry.revokeAuth === true) deps.revoke()
    // A visitor is not redirected to a page that needs a sign-in.
    const { redirectPath } = entry
    if (redirectPath !== undefined && (redirectPath === paths.login || deps.isSignedIn())) goTo(redirectPath, of.endOf)
    if (entry.text !== null) deps.notify(entry.text, of)
    return entry.text
  }

  const showServerError = (
    error: ServerError,
    customerId: string | null,
    more: {
      readonly internalMessage?: string | undefined
      readonly about?: string | undefined
      readonly operation?: Operation
      readonly cause?: ApiFailure
      readonly endsSession?: boolean
    },
  ): void => {
    const { internalMessage, about, operation: endOf } = more
    const trace = traceOf(more.cause)
    if (error.code === null) {
      const message = error.message ?? loadedTexts.failure.unknown
      deps.notify(message, { about, endOf })
      send({ code: 'text', message, severity: 'error', internalMessage, ...trace }, customerId)
      return
    }
    const entry = entryOfCode(error.code, loadedTexts)
    const { severity } = entry
    // /login says that the session has ended: "problems with your request" would contradict it.
    const isContradiction = more.endsSession === true && entry.text === loadedTexts.failure.unknown
    const message = isContradiction ? '' : apply(entry, { about, endOf })
    if (message !== null) send({ code: error.code, message, severity, internalMessage, ...trace }, customerId)
  }

  const showOperation = (failure: Failure, customerId: string | null): void => {
    const { operation, cause, internalMessage } = failure
    const entry = { ...entryOfOperation(operation, loadedTexts), text: wordsOfOperation(failure, loadedTexts) }
    const message = apply(entry, { endOf: operation, cause: causeOf(failure) }) ?? ''
    // Error reporting ignores these failures (behaviour/errors#1.8).
    if (cause.kind === 'network' || cause.kind === 'timeout') return
    const path = cause.kind === 'decode' ? { path: cause.path } : {}
    const kind = cause.kind === 'exception' ? kindOf(cause.error) : undefined
    send(
      {
        code: operation,
        message,
        severity: entry.severity,
        ...path,
        internalMessage: internalMessage ?? kind,
        ...traceOf(cause),
      },
      customerId,
    )
  }

  const handle = (failure: Failure): void => {
    const { cause } = failure
    // Read first, because revoking the session forgets the customer.
    const customerId = deps.customerId()
    const isOfSession = deps.isSignedIn() || failure.operation === 'authenticationCheck'
    const endsSession = cause.kind === 'unauthorised' && isOfSession
    const showErrors = (errors: readonly ServerError[]): void =>
      worstFirst(errors, (error) => severityOfError(error, loadedTexts)).forEach((error) =>
        showServerError(error, customerId, { ...failure, endsSession }),
      )
    switch (cause.kind) {
      case 'cancelled':
        return
      case 'server':
        return showErrors(cause.errors)
      case 'unauthorised':
        deps.revoke()
        goTo(paths.login, failure.operation)
        return showErrors(cause.errors)
      case 'forbidden':
        // "This belongs to another account" means nothing to a visitor who is not signed in.
        if (deps.isSignedIn()) goTo(paths.unauthorised)
        else if (cause.errors.length === 0) showOperation(failure, customerId)
        return showErrors(cause.errors)
      case 'notFound':
        if (cause.errors.length > 0) return showErrors(cause.errors)
    }
    showOperation(failure, customerId)
  }
  const reportQuietly = ({ operation, cause }: Failure): void => {
    if (cause.kind === 'network' || cause.kind === 'timeout' || cause.kind === 'cancelled') return
    const path = cause.kind === 'decode' ? { path: cause.path } : {}
    const { severity } = entryOfOperation(operation, loadedTexts)
    send({ code: operation, message: '', severity, ...path, ...traceOf(cause) }, deps.customerId())
  }
  return {
    handle,
    handleQuietly: (failure) => {
      const { kind } = failure.cause
      if (kind === 'unauthorised' || kind === 'forbidden') handle(failure)
      else if (kind === 'decode' || kind === 'notFromTheApi') reportQuietly(failure)
    },
    addTexts: ({ failure, codes, operations, paymentCode = loadedTexts.paymentCode }) => {
      loadedTexts = {
        failure,
        codes: { ...loadedTexts.codes, ...codes },
        operations: { ...loadedTexts.operations, ...operations },
        ...(paymentCode && { paymentCode }),
      }
    },
    handleServerError: (error, about) => showServerError(error, deps.customerId(), { about }),
    reportQuietly,
    report: (code, message, severity, where) => send({ code, message, severity, ...where }, deps.customerId()),
  }
}
