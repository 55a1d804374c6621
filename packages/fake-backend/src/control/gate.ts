/** This machine's own names, which no name server can lend to a page from elsewhere. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(hostname) ||
  hostname === '[::1]'

/**
 * Why a request may not reach the controls; null where it may. A page of another origin is told by what the browser says of it,
 * and one whose name was made to lead here (DNS rebinding) by the name that it asked for.
 */
export const whyNot = (request: Request, hosts: readonly string[]): string | null => {
  const { headers, url } = request
  const { hostname, host } = new URL(url)
  if (!isLoopback(hostname) && !hosts.includes(hostname))
    return `/__fake/ is not served as ${hostname}. Name the host when the back end is started (--host, or hosts).`
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const isElsewhere = origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host)
  return isElsewhere || (site !== null && site !== 'same-origin' && site !== 'none')
    ? '/__fake/ is not for pages of another origin.'
    : null
}
