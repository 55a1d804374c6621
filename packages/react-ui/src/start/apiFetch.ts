import type { Fetch } from '@booking-dashboard/http-adapter'

/** To the back end: at the page's own origin, or at the one that the document names (`<meta name="api-base">`), with the session's cookie. */
export const apiFetch = (page: ParentNode): Fetch => {
  const base = page.querySelector('meta[name="api-base"]')?.getAttribute('content') ?? ''
  return base === ''
    ? (url, init) => fetch(url, init)
    : (url, init) => fetch(`${base}${url}`, { ...init, credentials: 'include' })
}
