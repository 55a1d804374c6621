import { useLayoutEffect } from 'react'
import { useVisitor } from '../dashboard/DashboardContext'

/** Withdraws the toasts that repeat these lines, before the page shows them where they belong. */
export const useInPlace = (lines: readonly string[]): void => {
  const { messages } = useVisitor()
  const text = lines.join('\n')
  useLayoutEffect(() => {
    const leave = messages.inPlace(text.split('\n'))
    return () => {
      leave()
    }
  }, [messages, text])
}
