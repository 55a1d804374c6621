import { type RefObject, useEffect, useState } from 'react'
import { useVisitor } from '../dashboard/DashboardContext'
import { clientAsset } from './clientAsset'
import { decodeFooter, type FooterContent } from './footerContent'

const none = decodeFooter(null)

interface Loading {
  content: FooterContent
  readonly ended: Promise<void>
}

/** Each document loads the footer once, because every page has it. By the client's set-up. */
const loadings = new WeakMap<object, Loading>()

const begin = (setUp: object, code: string): Loading => {
  const load = async (): Promise<void> => {
    try {
      const response = await fetch(clientAsset(code, 'footer.json'))
      loading.content = decodeFooter(response.ok ? await response.json() : null)
    } catch {
      // The next page tries again.
      loadings.delete(setUp)
    }
  }
  const loading: Loading = { content: none, ended: Promise.resolve().then(load) }
  loadings.set(setUp, loading)
  return loading
}

/** Calls back once the element is less than half a screen away. */
const whenNear = (element: Element, near: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      near()
    },
    { rootMargin: '50%' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * The client's footer, requested once the place for it comes near the screen. Empty until it arrives and if it fails to
 * load: a page does not fail for its footer.
 */
export const useFooterContent = (code: string, place: RefObject<Element | null>): FooterContent => {
  const { client } = useVisitor()
  const [content, setContent] = useState(() => loadings.get(client)?.content ?? none)
  useEffect(() => {
    if (place.current === null) return
    let isShown = true
    const stop = whenNear(place.current, () => {
      const loading = loadings.get(client) ?? begin(client, code)
      void loading.ended.then(() => isShown && setContent(loading.content))
    })
    return () => {
      isShown = false
      stop()
    }
  }, [client, code, place])
  return content
}
