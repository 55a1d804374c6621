interface Entry {
  readonly code?: string | number
  readonly error_code?: string | number
  readonly reason?: string
}

/** The codes of an `errors` answer, or the reasons where there is no code. */
export const codesOf = (body: string | Uint8Array): readonly (string | number)[] => {
  if (typeof body !== 'string' || !body.startsWith('{"errors":[')) return []
  try {
    const { errors } = JSON.parse(body) as { readonly errors: readonly (Entry | string | null)[] }
    return errors.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? (entry.code ?? entry.error_code ?? entry.reason ?? []) : [],
    )
  } catch {
    // A fault answers with any text at all.
    return []
  }
}
