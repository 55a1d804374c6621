import { createContext, type ReactNode, use, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts, useVisitor } from '../dashboard/DashboardContext'
import { bringsBack } from '../loading/reload'
import { guardHistory } from './guardHistory'
import { linkAway } from './pressedLink'

interface Register {
  readonly set: (form: string, discard: () => void) => void
  readonly remove: (form: string) => void
}

interface UnsavedChangesProps {
  /** Whether the form has no draft, so that a reload of the product's own loses what was typed. */
  readonly isSecret?: boolean
  readonly children: ReactNode
}

const UnsavedContext = createContext<Register | null>(null)

/**
 * Asks before the customer leaves a page with unsaved changes, by a link, the back button or closing it. A
 * BrowserRouter has no blocker of its own.
 */
export function UnsavedChanges({ isSecret = false, children }: UnsavedChangesProps) {
  const { messages } = useVisitor()
  const texts = useTexts('member')
  const navigate = useNavigate()
  const forms = useRef(new Map<string, () => void>())
  const prompt = useRef<string | null>(null)
  const register = useMemo<Register>(
    () => ({
      set: (form, discard) => void forms.current.set(form, discard),
      remove: (form) => {
        forms.current.delete(form)
        // A save that was under way has ended, so there is nothing left to ask.
        if (forms.current.size === 0 && prompt.current !== null) messages.withdrawPrompt(prompt.current)
      },
    }),
    [messages],
  )

  useEffect(() => {
    const unsaved = forms.current
    const isUnsaved = (): boolean => unsaved.size > 0
    const words = texts.leave
    const ask = (go: () => void): void => {
      const leave = (): void => {
        unsaved.forEach((discard) => discard())
        unsaved.clear()
        go()
      }
      if (prompt.current !== null) messages.withdrawPrompt(prompt.current)
      prompt.current = messages.prompt({
        type: 'warning',
        header: words.header,
        message: words.message,
        listed: false,
        required: false,
        actions: [
          { label: words.stay, emphasis: 'primary' },
          { label: words.leave, emphasis: 'secondary', run: leave },
        ],
      })
    }
    const onClick = (event: MouseEvent): void => {
      const to = isUnsaved() ? linkAway(event, window.location) : null
      if (to === null) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => void navigate(to))
    }
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (isUnsaved() && (isSecret || !bringsBack())) event.preventDefault()
    }
    const releaseHistory = guardHistory(window, isUnsaved, ask)
    // The capture phase runs before React and the router.
    document.addEventListener('click', onClick, true)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      releaseHistory()
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('beforeunload', onUnload)
      // The page left because the session ran out, so there is nothing left to ask.
      if (prompt.current !== null) messages.withdrawPrompt(prompt.current)
    }
  }, [isSecret, messages, navigate, texts])

  return <UnsavedContext value={register}>{children}</UnsavedContext>
}

/** While `changed`, the product asks before it leaves the page; `discard` forgets the typed text. */
export const useUnsavedChanges = (changed: boolean, discard: () => void): void => {
  const register = use(UnsavedContext)
  const form = useId()
  const latest = useRef(discard)
  useLayoutEffect(() => {
    latest.current = discard
  })
  useLayoutEffect(() => {
    if (!changed || register === null) return
    register.set(form, () => latest.current())
    return () => register.remove(form)
  }, [changed, register, form])
}
