/** The white label that the dashboard wears. */
export interface ClientConfig {
  /** Names the folder of its assets: /clients/{code}/ (decisions §1.7). */
  readonly code: string
  readonly name: string
  readonly url: string
  /** The logo's text alternative. */
  readonly altText: string
  readonly displayFooter: boolean
  readonly links: ClientLinks
}

/** Which header links are enabled (specification 1, §2). */
export interface ClientLinks {
  readonly bookings: boolean
  readonly profile: boolean
  readonly signOut: boolean
}

export interface Gender {
  readonly id: string
  readonly name: string
  readonly code: string
}

export interface Country {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** Specification 1, §9. */
export const defaultClientId = '44'
