import type { World } from './createWorld'

/** Runs `then` at the moment that the call is sent, such as `POST /api/basket/SUN1001/tickets`. */
export const onCall = ({ calls }: Pick<World, 'calls'>, call: string, then: () => void): void => {
  const { push } = calls
  calls.push = (...made) => {
    if (made.some((one) => one.call === call)) then()
    return push.apply(calls, made)
  }
}
