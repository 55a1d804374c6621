type Tables = 'codes' | 'operations' | 'screen'

/** The texts of an area together with those of what it stands on. */
export type OnTop<A, B> = {
  readonly [K in keyof A | keyof B]: K extends keyof B
    ? K extends keyof A & Tables
      ? A[K] & B[K]
      : B[K]
    : K extends keyof A
      ? A[K]
      : never
}

const tables = ['codes', 'operations', 'screen'] as const

/** Puts the texts of an area on top of those that it stands on: codes, operations and screens are joined. */
export const onTop = <A extends object, B extends object>(below: A, own: B): OnTop<A, B> => {
  const joined = tables.map((table) => [table, { ...Reflect.get(below, table), ...Reflect.get(own, table) }] as const)
  return { ...below, ...own, ...Object.fromEntries(joined) } as unknown as OnTop<A, B>
}
