import { useEffect, useState } from 'react'

export type Network = 'away' | 'back' | 'signInAgain'

/**
 * How the connection stands. When it is back and the session still stands, the page is loaded anew by itself; where a sign-in
 * is needed first that is left to the customer, who may be showing a ticket this very moment.
 */
export const useNetwork = (reload: () => void): Network => {
  const [network, setNetwork] = useState<Network>('away')
  useEffect(() => {
    let current = true
    const ask = async (): Promise<void> => {
      const { isStillSignedIn } = await import('./isStillSignedIn')
      const signedIn = await isStillSignedIn()
      if (!current || signedIn === null) return
      setNetwork(signedIn ? 'back' : 'signInAgain')
      if (signedIn) reload()
    }
    const back = (): void => void ask().catch(() => undefined)
    const away = (): void => setNetwork('away')
    window.addEventListener('online', back)
    window.addEventListener('offline', away)
    return () => {
      current = false
      window.removeEventListener('online', back)
      window.removeEventListener('offline', away)
    }
  }, [reload])
  return network
}
