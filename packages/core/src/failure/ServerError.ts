/** One entry of an `errors` list, or a single `error`, as the back end sent it (specification 1, §3 and §8). */
export interface ServerError {
  /** From `code` or `error_code`; null where the back end sent plain text alone. */
  readonly code: string | null
  readonly message: string | null
}
