import type { Fetch } from '@booking-dashboard/http-adapter'

/**
 * Calls the back end with the session's cookie, at the page's own origin or at the one that the document names (`<meta
 * name="api-base">`).
 */
export const apiFetch = (page: ParentNode): Fetch => {
  const base = page.querySelector('meta[name="api-base"]')?.getAttribute('content') ?? ''
  return base === ''
    ? (url, init) => fetch(url, init)
    : (url, init) => fetch(`${base}${url}`, { ...init, credentials: 'include' })
}
