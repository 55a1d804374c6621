import type { Fetch } from '@booking-dashboard/http-adapter'

/** The origin of the back end that the document names (`<meta name="api-base">`); empty for the page's own. */
export const apiBase = (page: ParentNode): string =>
  page.querySelector('meta[name="api-base"]')?.getAttribute('content') ?? ''

/** Calls the back end with the session's cookie. */
export const apiFetch = (page: ParentNode): Fetch => {
  const base = apiBase(page)
  return base === ''
    ? (url, init) => fetch(url, init)
    : (url, init) => fetch(`${base}${url}`, { ...init, credentials: 'include' })
}
