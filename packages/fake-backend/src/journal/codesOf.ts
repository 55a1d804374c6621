interface Entry {
  readonly code?: string | number
  readonly error_code?: string | number
  readonly reason?: string
}

/** The codes in an `errors` answer, or the reasons of those without a code. */
export const codesOf = (body: string | Uint8Array): readonly (string | number)[] => {
  if (typeof body !== 'string' || !body.startsWith('{"errors":[')) return []
  try {
    const { errors } = JSON.parse(body) as { readonly errors: readonly (Entry | string | null)[] }
    return errors.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? (entry.code ?? entry.error_code ?? entry.reason ?? []) : [],
    )
  } catch {
    // The body of a fault can be any text.
    return []
  }
}
