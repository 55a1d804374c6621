import type { Visit } from './Visit.js'

/** Opens the resale of a booking with nothing chosen. `state` is null until its tickets are known. */
export const openResale = async (visit: Visit, ref: string) => {
  const resale = visit.dashboard.resale(ref)
  await visit.run(resale.open)
  resale.clear()
  const state = () => {
    const { value } = resale.state$
    return 'preview' in value ? value : null
  }
  return { resale, state }
}
