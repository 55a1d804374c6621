/**
 * The request, or null if its body exceeds `most` bytes. A body without a stated length is read up to the limit.
 * (Hono's own limit makes a Request of the platform from one of its server, which fails.)
 */
export const withLimitedBody = async (request: Request, most: number): Promise<Request | null> => {
  const { headers, body } = request
  const statedLength = headers.get('content-length')
  if (body === null) return request
  if (statedLength !== null && !headers.has('transfer-encoding')) return Number(statedLength) > most ? null : request
  const parts: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) return null
    parts.push(part.value)
  }
  return new Request(request.url, { method: request.method, headers, body: Buffer.concat(parts) })
}
