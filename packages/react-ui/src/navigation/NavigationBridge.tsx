import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BrowserNavigation } from './createBrowserNavigation'
import { listenBeforeRouter } from './popstateInterceptor'

/** Lends the router to the core for as long as it is there. */
export function NavigationBridge({ navigation }: { readonly navigation: BrowserNavigation }) {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useLayoutEffect(() => {
    latest.current = navigate
  }, [navigate])
  useLayoutEffect(() => {
    const disconnect = navigation.connect((path, memory) => void latest.current(path, { state: memory }))
    return () => disconnect()
  }, [navigation])
  // A child's effects come before those of the router around it.
  useLayoutEffect(() => {
    const stop = listenBeforeRouter(window)
    return () => stop()
  }, [])
  return null
}
