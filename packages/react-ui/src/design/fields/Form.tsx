import { type ComponentProps, createContext, use } from 'react'

const Busy = createContext(false)

/** Whether the form of a field is being sent. The field then keeps its focus and its text. */
export const useIsBusy = (): boolean => use(Busy)

interface FormProps extends Pick<ComponentProps<'form'>, 'className' | 'aria-label' | 'onSubmit' | 'children'> {
  readonly busy: boolean
}

/** A form whose fields cannot be changed while it is being sent. */
export function Form({ busy, ...form }: FormProps) {
  return (
    <Busy value={busy}>
      <form method="post" noValidate {...form} />
    </Busy>
  )
}
