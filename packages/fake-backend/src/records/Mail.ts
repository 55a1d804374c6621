/** An e-mail that a real back end would have sent. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly temporary_password: string
  /** A path of the dashboard. */
  readonly reset_link: string
  /** ISO 8601. */
  readonly at: string
}
