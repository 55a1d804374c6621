import { LoadError } from './LoadError'

/** The code under which an error of rendering is reported; time-outs are not (specification 1, §8). */
export const reportOf = (error: unknown): string | null => {
  if (!(error instanceof LoadError)) return 'render'
  return error.kind === 'timeout' ? null : `load/${error.kind}`
}
