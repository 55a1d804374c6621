/**
 * Moves the clock this many milliseconds ahead of the machine's. Self-contained, because tests also send it to pages as
 * a script.
 */
export const setClock = (ahead: number): void => {
  globalThis.Date = new Proxy(Date, {
    construct: (Machine, given) =>
      given.length === 0 ? new Machine(Machine.now() + ahead) : Reflect.construct(Machine, given),
    get: (Machine, key) => (key === 'now' ? () => Machine.now() + ahead : Reflect.get(Machine, key)),
  })
}
