import type { ErrorReporter } from '../environment/ErrorReporter.js'
import type { MessageStore } from '../messages/MessageStore.js'
import type { Texts } from '../messages/texts.js'
import type { Navigation } from '../navigation/Navigation.js'
import { paths } from '../navigation/paths.js'
import { type CatalogueEntry, entryOfCode, operationErrors } from './errorCatalogue.js'
import type { Failure } from './Failure.js'
import type { ServerError } from './ServerError.js'
import type { Severity } from './Severity.js'

export interface HandleFailureDeps {
  readonly messages: MessageStore
  readonly navigation: Navigation
  readonly reporter: ErrorReporter
  readonly texts: Texts
  /** Signs the customer out here: the back end has done so already. */
  readonly revoke: () => void
  readonly customerId: () => string | null
}

export interface FailureHandler {
  /** Turns a failure, by the catalogue, into message, redirect, revoke and report. */
  readonly handle: (failure: Failure) => void
  /** One error of a list, each shown as its own. */
  readonly handleServerError: (error: ServerError) => void
}

/** The one place where failures become what the customer sees (specification 1, §8). */
export const createFailureHandler = (deps: HandleFailureDeps): FailureHandler => {
  const report = (code: string, message: string, severity: Severity, path?: string): void => {
    const customerId = deps.customerId()
    deps.reporter.report({
      code,
      message,
      severity,
      ...(path === undefined ? {} : { path }),
      ...(customerId === null ? {} : { customerId }),
    })
  }

  const apply = (entry: CatalogueEntry): string | null => {
    if (entry.revokeAuth === true) deps.revoke()
    if (entry.redirectPath !== undefined) deps.navigation.goTo(entry.redirectPath)
    const message = entry.message?.(deps.texts) ?? null
    if (message !== null) deps.messages.toast('danger', message)
    return message
  }

  const handleServerError = (error: ServerError): void => {
    if (error.code === null) {
      const message = error.message ?? deps.texts.failure.unknown
      deps.messages.toast('danger', message)
      report('text', message, 'error')
      return
    }
    const entry = entryOfCode(error.code)
    const message = apply(entry)
    if (message !== null) report(error.code, message, entry.severity)
  }

  const handleOperation = ({ operation }: Failure, reported: boolean, path?: string): void => {
    const entry = operationErrors[operation]
    const message = apply(entry) ?? ''
    if (reported) report(operation, message, entry.severity, path)
  }

  const handle = (failure: Failure): void => {
    const { cause } = failure
    switch (cause.kind) {
      case 'cancelled':
        return
      case 'server':
        cause.errors.forEach(handleServerError)
        return
      case 'unauthorised':
        deps.revoke()
        deps.navigation.goTo(paths.login)
        cause.errors.forEach(handleServerError)
        return
      case 'forbidden':
        deps.navigation.goTo(paths.unauthorised)
        return
      case 'network':
      case 'timeout':
        // Ignored by error reporting (specification 1, §8).
        handleOperation(failure, false)
        return
      case 'decode':
        handleOperation(failure, true, cause.path)
        return
      case 'notFound':
        if (cause.errors.length > 0) cause.errors.forEach(handleServerError)
        else handleOperation(failure, true)
        return
      case 'http':
        handleOperation(failure, true)
    }
  }
  return { handle, handleServerError }
}
