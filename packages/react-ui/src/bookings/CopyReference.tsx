import { useEffect, useState } from 'react'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { Button } from '../design'

/** The booking's reference, as a button that copies it. A toast confirms and announces the copy. */
export function CopyReference({ reference }: { readonly reference: string }) {
  const texts = useTexts('booking').screen.booking
  const { messages } = useArea('booking')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference)
    } catch {
      // The browser refused the clipboard; the reference remains readable.
      return
    }
    setCopied(true)
    messages.toast('success', texts.referenceCopied)
  }
  return (
    <Button
      variant="quiet"
      icon={copied ? 'check' : 'copy'}
      aria-label={texts.copyReference(reference)}
      onClick={() => void copy()}
    >
      {reference}
    </Button>
  )
}
