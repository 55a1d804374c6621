const broken = new WeakSet<Response>()

/** Stands for a connection that breaks; what serves the request makes a real one of it. */
export const brokenConnection = (): Response => {
  const response = new Response(null, { status: 502 })
  broken.add(response)
  return response
}

export const isBroken = (response: Response): boolean => broken.has(response)
