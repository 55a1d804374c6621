import { Fragment, type ReactElement } from 'react'

/** The inputs of a form in their order. The type demands one for each field. */
export function AllFields<Name extends string>({ of }: { readonly of: Readonly<Record<Name, ReactElement>> }) {
  return Object.entries<ReactElement>(of).map(([name, input]) => <Fragment key={name}>{input}</Fragment>)
}
