import type { ClientConfig, ClientLinks } from './Client.js'

export interface ClientLayout {
  readonly links: ClientLinks
  readonly footer: boolean
}

/** Header links are shown by default; the footer only where the setting is on (specification 1, §2). */
export const layoutOf = (config: ClientConfig | null): ClientLayout => ({
  links: config?.links ?? { bookings: true, profile: true, signOut: true },
  footer: config?.displayFooter ?? false,
})
