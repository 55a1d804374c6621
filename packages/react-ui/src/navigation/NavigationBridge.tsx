import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { BrowserNavigation } from './createBrowserNavigation'
import { listenBeforeRouter } from './popstateInterceptor'

/** Connects the router to the core while it is mounted. */
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
  // The effects of a child run before those of the router around it.
  useLayoutEffect(() => {
    const stop = listenBeforeRouter(window)
    return () => stop()
  }, [])
  return null
}
