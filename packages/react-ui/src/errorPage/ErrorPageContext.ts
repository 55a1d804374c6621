import { createContext, use } from 'react'
import type { ErrorPageDeps } from './errorPage'

const ErrorPageContext = createContext<ErrorPageDeps | null>(null)

export const ErrorPageProvider = ErrorPageContext.Provider

/** The error page's dependencies on the product. */
export const useErrorPageDeps = (): ErrorPageDeps => {
  const deps = use(ErrorPageContext)
  if (deps === null) throw new Error('The error page needs an ErrorPageProvider around it')
  return deps
}
