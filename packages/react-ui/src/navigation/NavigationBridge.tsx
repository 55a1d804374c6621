import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { BrowserNavigation } from './createBrowserNavigation'
import { listenBeforeRouter } from './popstateInterceptor'
import { markPressedLink, type PressedLink } from './pressedLink'

/** Connects the router to the core while it is mounted. */
export function NavigationBridge({ navigation }: { readonly navigation: BrowserNavigation }) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  // Not before the router around it hears of navigations, which it does after the layout effects of its children.
  useEffect(() => {
    const disconnect = navigation.connect((path, memory) => void latest.current(path, { state: memory }))
    return () => disconnect()
  }, [navigation])
  // The effects of a child run before those of the router around it.
  useLayoutEffect(() => {
    const stop = listenBeforeRouter(window)
    return () => stop()
  }, [])
  const place = useLocation()
  const marks = useRef<PressedLink | null>(null)
  useLayoutEffect(() => {
    marks.current = markPressedLink(document, window.location)
    return () => marks.current?.stop()
  }, [])
  useLayoutEffect(() => {
    marks.current?.arrive()
  }, [place])
  return null
}
