/**
 * A port of a script that changes no outcome by what it throws or rejects with: the method of `otherwise` then answers.
 * It also answers for a method that the port does not have.
 */
export const harmless = <Port extends object>(port: Partial<Port>, otherwise: Port): Port => {
  const guarded = (name: string, instead: unknown): unknown => {
    const own: unknown = Reflect.get(port, name) ?? instead
    if (typeof own !== 'function' || typeof instead !== 'function') return own
    return (...args: readonly unknown[]): unknown => {
      const answerInstead = (): unknown => Reflect.apply(instead, otherwise, args)
      try {
        const answer: unknown = Reflect.apply(own, port, args)
        return answer instanceof Promise ? answer.catch(answerInstead) : answer
      } catch {
        return answerInstead()
      }
    }
  }
  return Object.fromEntries(Object.entries(otherwise).map(([name, instead]) => [name, guarded(name, instead)])) as Port
}
