import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react'
import { onFirstUse } from './loadPart'

/** What loads after its page. Nothing is shown until then, or if it fails to load. */
export const late = <P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> => {
  let loaded: ComponentType<P> | null = null
  const once = onFirstUse(async () => (loaded = await load()), null)
  return (props) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part === null) void once().then((part) => setPart(() => part))
    }, [Part])
    return Part && <Part {...props} />
  }
}
