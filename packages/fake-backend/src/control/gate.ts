/** Loopback names: a page of another host cannot claim them through DNS. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(hostname) ||
  hostname === '[::1]'

/**
 * The reason why a request may not reach the controls, or null.
 * The browser's headers reveal a page of another origin. The requested host name reveals DNS rebinding.
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
