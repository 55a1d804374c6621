import type { Incoming } from '../routing/Route.js'
import type { RouteAnswer } from '../routing/RouteAnswer.js'
import type { FaultEffect } from './Fault.js'

/** Runs the handler with the changes that a fault asks of it. */
export type Run = (wanted?: Partial<Pick<Incoming, 'refusal' | 'stale'>>) => RouteAnswer

/** The final answer, or null if the connection breaks. */
export const withFault = async (
  effect: FaultEffect | null,
  wait: (milliseconds: number) => Promise<void>,
  run: Run,
): Promise<RouteAnswer | null> => {
  switch (effect?.kind) {
    case undefined:
      return run()
    case 'error':
      return json({ errors: [{ code: effect.code, message: effect.message ?? `Asked-for error ${effect.code}` }] })
    case 'refusal':
      return run({ refusal: effect.code })
    case 'staleBalance':
      return run({ stale: 'balance' })
    case 'stalePayments':
      return run({ stale: 'payments' })
    case 'errors':
      return json({ errors: effect.errors })
    case 'drop':
      return null
    case 'lostAnswer':
      run()
      return null
    case 'delay':
      return delayed(effect.milliseconds, effect.when ?? 'before', wait, run)
    case 'status':
      if (effect.when === 'after') run()
      return { status: effect.status, body: '' }
    case 'notJson':
      return { status: run().status, body: '<html><body>Bad gateway</body></html>' }
    case 'wrongShape':
      return { status: run().status, body: '{"unexpected":["shape"]}' }
    case 'answer':
      if (effect.when === 'after') run()
      return {
        status: effect.status,
        body: typeof effect.body === 'string' ? effect.body : JSON.stringify(effect.body ?? {}),
        headers: { 'content-type': 'application/json', ...lowerCased(effect.headers ?? {}) },
      }
  }
}

const json = (body: unknown): RouteAnswer => ({ status: 200, body: JSON.stringify(body) })

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const delayed = async (
  milliseconds: number,
  when: 'before' | 'after',
  wait: (milliseconds: number) => Promise<void>,
  run: () => RouteAnswer,
): Promise<RouteAnswer> => {
  if (when === 'before') {
    await wait(milliseconds)
    return run()
  }
  const answer = run()
  await wait(milliseconds)
  return answer
}
