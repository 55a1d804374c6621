const traceparent = /^[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/** Problems with the headers that every call carries (behaviour/contract#d1.3). */
export const headerProblems = (headers: Headers): readonly string[] => {
  const problems: string[] = []
  if (!headers.get('x-client-id')) problems.push('X-Client-Id is missing.')
  if (!headers.get('x-hostname')) problems.push('X-Hostname is missing.')
  if (!traceparent.test(headers.get('traceparent') ?? ''))
    problems.push('traceparent is missing or not a W3C trace context.')
  return problems
}
