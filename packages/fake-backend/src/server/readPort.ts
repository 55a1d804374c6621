const defaultPort = 3000

/** PORT from the environment; a message where it is no port. */
export const readPort = (text: string | undefined): number | string => {
  if (text === undefined || text.trim() === '') return defaultPort
  const port = Number(text)
  const valid = /^\d+$/.test(text.trim()) && port <= 65535
  return valid ? port : `PORT has to be a number from 0 to 65535, not “${text}”.`
}
